import { expect, test } from 'vitest';
import { createDeskApp } from '../../desk/app.tsx';
import { builtSite, editors } from '../support/desk-editors.ts';
import { deskUrl } from '../support/desk-world.ts';
import { parseHtml } from '../support/served-page.ts';

/** Reads screens of the desk as Ada, with the real site behind the preview. */
async function adasDesk() {
  const world = await editors();
  const desk = createDeskApp(world.services, (await builtSite()).createApp);
  const read = async (path: string) => {
    const html = await (await desk.request(`${deskUrl}${path}`, { headers: world.headers('ada') })).text();
    const { body } = parseHtml(html);
    const links = [...body.querySelectorAll('main a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    const main = body.querySelector('main');
    return {
      words: (main?.textContent ?? '').replace(/\s+/g, ' '),
      links,
      count: body.querySelector('.desk-count')?.textContent,
      main,
    };
  };
  return { ...world, read };
}

const codeWords = /\b(schema|surfaces?|yaml|file|slug|key|place.?ID)\b|\.(ya?ml|md)\b/i;

test('words that a page shows lead to their field, beside that page', async () => {
  const { open, pool, read, save } = await adasDesk();
  const of = async (query: string) => read(`/site?q=${encodeURIComponent(query)}`);
  const hours = await of('9:00-4:30');
  expect(hours.links).toContain('Leeds: Opening hours, week /edit/practices/leeds.yaml?page=%2F#root_hours_0_week');
  expect(hours.words).toMatch(/On Home, NHS information and \d more/);
  expect((await of('0113 496 0301')).words).toMatch(/On Home, .* more/);
  expect((await of('£27.90')).links).toContainEqual(
    expect.stringContaining('/edit/reference/statutory-nhs-charges.yaml?page=%2Fnhs-information#root_3_band1'),
  );
  const sentence = await of('Some of our staff speak other languages, and you’ll find them in the team section');
  expect(sentence.links).toContainEqual(expect.stringMatching(/Accessibility Statement: .*#root_body_\d+$/));
  expect((await of('leeds@threeridings.example')).words).toContain('Not shown on a page');
  expect((await of('quokka')).words).toContain("Nothing on the site says 'quokka'");
  expect((await read('/site')).links).toEqual(
    expect.arrayContaining([
      'Opening hours: Leeds /edit/practices/leeds.yaml#root_hours',
      'A notice: Put a notice on every page /edit/notices.yaml',
    ]),
  );
  for (const path of ['/site', '/site?q=Leeds']) expect((await read(path)).words, path).not.toMatch(codeWords);
  // Articles are searched with their introductions, which the list of the blog shows.
  await pool.query(
    `insert into blog_posts (slug, title, excerpt, content, category, author, published_at)
     values ('teeth', 'Teeth', 'How quokkas smile.', '<p>Words.</p>', 'Advice', 'Ada', now())`,
  );
  expect((await of('Quokkas smile')).links).toContainEqual(expect.stringMatching(/^Article: Teeth \/edit\/articles\/teeth\.md/));
  // A draft is searched, too.
  const opened = await open('ada', 'faq.yaml');
  const [first, ...others] = opened.value;
  await save(
    'ada',
    opened,
    [{ question: 'And wombats?' }, { ...first, question: 'Do you treat quokkas?' }, ...others],
    'faq.yaml',
  );
  expect((await of('treat quokka')).links).toContainEqual(expect.stringMatching(/#root_1_question$/));
  expect((await of('wombats')).links).toContainEqual(expect.stringMatching(/#root_0_question$/));
});

test('what waits is counted, can be left as it is with a reason, and taken up again', async () => {
  const { cookies, done, get, post, read } = await adasDesk();
  const start = await read('/');
  expect(start.words).toContain('44 examples to replace before the site goes live');
  expect(start.words).not.toContain('Nothing is waiting');
  const groups = start.links.flatMap((link) => /\/today\/\S+$/.exec(link)?.[0] ?? []);
  expect(groups).toContain('/today/missing');
  for (const path of ['/', ...groups]) expect((await read(path)).words, path).not.toMatch(codeWords);
  const { main } = await read('/today/missing');
  const forms = [...(main?.querySelectorAll('form') ?? [])].map(
    (form) => form.querySelector('[name=entry]')?.getAttribute('value') ?? '',
  );
  expect(main?.querySelector('h2')?.textContent).toBe('Enter the GDC numbers of dental staff (12)');
  expect(await (await get('/today/missing', cookies.cyd)).text()).not.toContain('Leave it as it is');
  const act = (action: string, entry: string, reason?: string) =>
    post(`/today/missing/${action}`, { entry, ...(reason && { reason }) }, { cookie: cookies.ada });
  expect((await act('leave', forms[0] ?? '')).headers.get('Location')).toBe('/today/missing?message=no-reason');
  await act('leave', 'missing of another time', 'Why not?');
  for (const entry of forms) await act('leave', entry, 'The register is being moved.');
  const after = await read('/');
  expect(Number.parseInt(after.count ?? '', 10)).toBe(Number.parseInt(start.count ?? '', 10) - 1);
  expect(after.words).not.toContain('facts are missing');
  expect((await read('/today/missing')).words).toMatch(/Nothing is left to do here.*The register is being moved\. \(Ada, /);
  await act('take-up', forms[0] ?? '');
  expect((await read('/')).words).toContain('12 facts are missing');
  expect((await done())[0]).toMatchObject({ action: 'took up again', detail: 'Enter the GDC numbers of dental staff' });
});
