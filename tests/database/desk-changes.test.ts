import { expect, test } from 'vitest';
import { whoChangedHref } from '../../content-model/field-address.ts';
import { editors } from '../support/desk-editors.ts';
import { deskUrl } from '../support/desk-world.ts';
import { parseHtml } from '../support/served-page.ts';

const [leeds, ripon] = ['practices/leeds.yaml', 'practices/ripon.yaml'];
const withoutTags = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'");

async function desk() {
  const world = await editors();
  const { cookies, get, open, publishAll, save } = world;
  type Who = keyof typeof cookies;
  const read = async (who: Who, path: string) => (await (await get(path, cookies[who])).text()).replaceAll('&quot;', '"');
  const publish = (who: Who, chosen: string[], more: Record<string, string> = {}) =>
    publishAll(who, { when: 'now', ...more }, chosen);
  // biome-ignore lint/suspicious/noExplicitAny: a test changes files of every shape
  const change = async (who: Who, file: string, edit: (value: any) => unknown) => {
    const opened = await open(who, file);
    return save(who, opened, edit(opened.value), file);
  };
  /** The words of each publication, or of what an undo would change. */
  const publications = async (who: Who, path: string) =>
    [...(await read(who, path)).matchAll(/<li class="wrap-anywhere">(.*?)<\/li>/gs)].map(([, line = '']) => withoutTags(line));
  return { ...world, read, publish, change, publications };
}

test('a replaced person is two changes, of which one can be published, and the other one after it', async () => {
  const { change, liveText, open, publish, read, ticks } = await desk();
  type Person = Record<string, unknown> & { name: string };
  await change('ada', 'team.yaml', (team: Person[]) => team.with(4, { ...team[4], slug: 'jo-new', name: 'Jo New' } as Person));
  await change('ada', ripon, (value) => ({ ...value, parking: 'By Ada.' }));
  const [parking = '', added = '', removed = ''] = await ticks('ada');
  expect([parking, added, await ticks('ada')]).toEqual([
    `change ${ripon} changed parking`,
    'change team.yaml added jo-new',
    [parking, added, expect.stringMatching(/^change team\.yaml removed/)],
  ]);
  expect(await read('ada', '/changes')).toContain('Jo New');

  expect((await publish('ada', [])).headers.get('Location')).toBe('/changes?message=none');
  expect((await publish('ada', [added])).headers.get('Location')).toBe('/history?message=published');
  expect(await liveText('team.yaml')).toContain('Jo New');
  expect(await liveText('team.yaml')).toContain(removed.split(' ').at(-1));
  expect(await liveText()).not.toContain('By Ada.');
  expect(await ticks('ada')).toEqual([parking, removed]);

  expect((await publish('ada', [removed], { when: 'later', dueAt: '2036-01-07T09:00' })).headers.get('Location')).toBe(
    '/history?message=scheduled',
  );
  expect(await ticks('ada')).toEqual([parking]);
  expect((await publish('ada', await ticks('ada'))).headers.get('Location')).toBe('/history?message=published');
  expect((await open('ada')).hasDraft).toBe(false);
});

test('a change that does not work without another one is not published alone, and the desk says why', async () => {
  const { change, liveText, publish, publishAll, read, ticks, updateContent } = await desk();
  const notice = { text: 'Closed.', from: '2026-03-01', until: '2026-03-02' };
  await change('ada', 'notices.yaml', () => [notice]);
  await publishAll('ada');
  await updateContent();
  await change('ada', 'notices.yaml', () => [{ ...notice, from: '2026-04-01', until: '2026-04-02' }]);
  const [from = ''] = await ticks('ada');
  const refused = await publish('ada', [from]);
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('what you ticked does not work alone');
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(await liveText('notices.yaml')).not.toContain('2026-04-01');

  // What blocks is apart from advice.
  await change('ada', 'brand.yaml', (brand) => ({ ...brand, light: { ...brand.light, ink: brand.light.paper } }));
  await change('ada', ripon, (value) => ({ ...value, summary: 'The best dentist in Yorkshire.' }));
  const changes = parseHtml(await read('ada', '/changes'));
  const section = (name: string) => changes.querySelector(`section[aria-label="${name}"]`)?.textContent;
  expect([section('Correct this first'), section('Advice')]).toEqual([
    expect.stringMatching(/^(?!.*best dentist).*'Ink' on 'Paper' has too little contrast/s),
    expect.stringMatching(/^(?!.*contrast).*best dentist/s),
  ]);
});

test("what a member discarded can be brought back by that member only, and another member's changes cannot be chosen", async () => {
  const { change, cookies, done, liveText, open, pool, post, publish, read, ticks } = await desk();
  await change('ada', ripon, (value) => ({ ...value, parking: 'By Ada.' }));
  const adas = await ticks('ada');
  expect((await publish('bob', adas)).headers.get('Location')).toBe('/changes?message=none');
  await change('bob', ripon, (value) => ({ ...value, summary: 'By Bob.' }));
  expect((await publish('bob', adas)).headers.get('Location')).toBe('/changes?message=none');
  expect(await liveText()).not.toMatch(/By (Ada|Bob)\./);

  await post('/discard', { file: ripon }, { cookie: cookies.ada });
  expect((await open('ada')).hasDraft).toBe(false);
  const nothing = await post('/bring-back', {}, { cookie: cookies.bob });
  expect(nothing.headers.get('Location')).toBe('/changes');
  expect((await done())[0]).toMatchObject({ action: 'discarded a draft' });
  expect(await read('bob', '/changes')).not.toContain('Bring it back');
  await change('ada', leeds, (value) => ({ ...value, parking: 'By Ada, too.' }));
  await post('/discard', { file: leeds }, { cookie: cookies.ada });
  // The last one first.
  expect(await read('ada', '/changes')).toContain('You discarded your changes to Leeds.');
  await post('/bring-back', {}, { cookie: cookies.ada });
  expect((await open('ada', leeds)).value).toMatchObject({ parking: 'By Ada, too.' });
  expect(await read('ada', '/changes')).toContain('You discarded your changes to Ripon.');
  await post('/bring-back', {}, { cookie: cookies.ada });
  expect((await open('ada')).value).toMatchObject({ parking: 'By Ada.' });
  expect(await read('ada', '/changes')).not.toContain('Bring it back');

  // Forgotten once the same content is saved again, or after 30 days.
  const discard = () => post('/discard', { file: ripon }, { cookie: cookies.ada });
  await discard();
  await change('ada', ripon, (value) => ({ ...value, parking: 'Again.' }));
  await post('/bring-back', {}, { cookie: cookies.ada });
  expect((await open('ada')).value.parking).toBe('Again.');
  await discard();
  await pool.query(`update desk_discarded set discarded_at = now() - interval '31 days'`);
  expect(await read('ada', '/changes')).not.toContain('Bring it back');
  await post('/bring-back', {}, { cookie: cookies.ada });
  expect((await open('ada')).hasDraft).toBe(false);
});

test('the history says who changed a price, and what an undo will do', async () => {
  const { change, cookies, history, liveText, open, pool, post, publications, publishAll, read, save, updateContent } =
    await desk();
  const implants = 'pages/dental-implants.yaml';
  type Page = { treatments: { title: string; price: object }[] };
  await change('bob', implants, ({ treatments, ...page }: Page) => ({
    ...page,
    treatments: treatments.toReversed().with(-1, { ...treatments[0], price: { from: 2650 } } as Page['treatments'][0]),
  }));
  await publishAll('bob');
  await updateContent();
  const nervous = 'pages/more/nervous-patients.md';
  const opened = await open('ada', nervous);
  await save('ada', { ...opened, body: `${opened.body}\n${'Long words.\n\n'.repeat(400)}` }, opened.value, nervous);
  await publishAll('ada');
  await updateContent();

  const { rows } = await pool.query('select kind, length(after) as length from content_changes order by id');
  expect(rows).toMatchObject([{ kind: 'changed' }, { kind: 'moved' }, { kind: 'changed' }]);
  expect(rows[2].length).toBeLessThan(5_000);
  expect(await publications('ada', '/history')).toHaveLength(3);

  const price = [expect.stringContaining('2650')];
  expect(await publications('ada', '/history?word=£2,650')).toEqual(price);
  expect(await publications('ada', '/history?word=2%00650')).toEqual(price);
  expect(await publications('ada', '/history?word=nothing')).toEqual([]);
  expect(await publications('ada', `/history?page=${nervous}`)).toEqual([expect.stringMatching(/: Text.*Long words/s)]);
  expect(await publications('ada', '/history?member=Bob')).toHaveLength(2);
  expect(await publications('ada', '/history?member=Bob&before=2')).toHaveLength(0);
  const single = 'treatments/Single%20implant';
  expect(await publications('ada', whoChangedHref(implants, `${single}/price/from`))).toEqual(price);
  expect(await publications('ada', whoChangedHref(implants, `${single}/price`))).toEqual(price);
  expect(await publications('ada', whoChangedHref(implants, `${single}/title`))).toEqual([]);
  expect(await read('ada', whoChangedHref(implants, `${single}/title`))).toContain('under its present name');

  const [, bobs] = await history();
  const before = await liveText(implants);
  const look = await publications('ada', `/history/${bobs?.id}/undo`);
  expect(look).toHaveLength(2);
  expect(await liveText(implants)).toBe(before);
  expect(await history()).toHaveLength(3);
  const undo = () => post(`/history/${bobs?.id}/undo`, {}, { cookie: cookies.ada });
  expect((await undo()).headers.get('Location')).toBe('/history?message=undone');
  expect((await publications('ada', '/history')).slice(0, 2)).toEqual(look);
  expect(await read('ada', `/history/${bobs?.id}/undo`)).toContain('Nothing to undo');
  expect((await undo()).headers.get('Location')).toBe('/history?message=unchanged');

  const notices = Array.from({ length: 102 }, (_, index) => ({
    text: `Closed, ${index}.`,
    from: '2026-12-01',
    until: '2026-12-02',
  }));
  await change('ada', 'notices.yaml', () => notices);
  await publishAll('ada');
  const [{ id } = { id: 0 }] = await history();
  expect(withoutTags(await read('ada', `/history/${id}/undo`))).toContain('And 2 more changes.');
});

test('a change that must be corrected first cannot be ticked, says why, and leaves the others to be published', async () => {
  const { change, cookies, liveText, post, publish, read } = await desk();
  await change('ada', 'brand.yaml', (brand) => ({ ...brand, light: { ...brand.light, ink: brand.light.paper } }));
  await change('ada', ripon, (value) => ({ ...value, parking: 'By Ada.' }));
  const [ink, parking] = ['change brand.yaml changed light/ink', `change ${ripon} changed parking`];
  const changes = parseHtml(await read('ada', '/changes'));
  const tick = (name: string) => changes.querySelector(`input[name="${name}"]`);
  const isOpen = (name: string) => [tick(name)?.hasAttribute('disabled'), tick(name)?.hasAttribute('checked')];
  expect([isOpen(ink), isOpen(parking)]).toEqual([
    [true, false],
    [false, true],
  ]);
  const reason = changes.querySelector(`[id="${tick(ink)?.getAttribute('aria-describedby')}"]`)?.textContent;
  expect(reason).toMatch(/'Ink' on 'Paper' has too little contrast.* And 7 more, listed below\./);
  // As if no script and no browser kept to it, with its tick still disabled in what the desk answers.
  const refused = await publish('ada', [ink, parking]);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Publish now');
  expect(await liveText()).not.toContain('By Ada.');
  await post('/discard', { file: ripon }, { cookie: cookies.ada });
  expect(await read('ada', '/changes')).not.toContain('Publish now');
});

test('a name with "for" is one member', async () => {
  const { change, cookies, history, pool, post, publications, read, ticks } = await desk();
  const { rows } = await pool.query(`update desk_members set name = 'Care for All' where name = 'Cyd' returning id`);
  await change('cyd', ripon, (value) => ({ ...value, parking: 'Left; then right.' }));
  await post('/ask', {}, { cookie: cookies.cyd });
  const asked = `/asked/${rows[0].id}`;
  const [, shown = ''] = /name="shown" value="(\w+)"/.exec(await read('ada', asked)) ?? [];
  const ticked = Object.fromEntries((await ticks('ada', asked)).map((name) => [name, 'true']));
  await post(`${asked}/publish`, { shown, ...ticked }, { cookie: cookies.ada });
  expect((await history())[0]).toMatchObject({ author: 'Ada for Care for All' });
  for (const name of ['Ada', 'Care for All']) expect(await publications('ada', `/history?member=${name}`)).toHaveLength(1);
  const names = [...(await read('ada', '/history')).matchAll(/<option value="(\w[^"./]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Ada', 'Care for All', 'Test']);
});

test('a value with a semicolon is one change of a publication that is set for later', async () => {
  const { change, publish, publications, ticks } = await desk();
  await change('ada', ripon, (value) => ({ ...value, parking: 'Right; then left.' }));
  await publish('ada', await ticks('ada'), { when: 'later', dueAt: '2036-01-07T09:00' });
  expect(await publications('ada', '/history')).toEqual([expect.stringContaining('Right; then left.')]);
});

test('a HEAD request undoes nothing', async () => {
  const { app, change, headers, history, publishAll } = await desk();
  await change('ada', ripon, (value) => ({ ...value, parking: 'By Ada.' }));
  await publishAll('ada');
  const [{ id } = { id: 0 }] = await history();
  await app.request(`${deskUrl}/history/${id}/undo`, { method: 'HEAD', headers: headers('cyd') });
  expect(await history()).toHaveLength(2);
});
