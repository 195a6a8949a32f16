import { expect, test } from 'vitest';
import { differingFacts, type Fact } from '../../content-model/checks/facts.ts';
import { editHref } from '../../content-model/field-address.ts';
import { parseContent } from '../../content-model/load.ts';
import { contactCardPath } from '../../domain/site-pages.ts';
import { dialable } from '../../domain/uk-phone.ts';
import { editors } from '../support/desk-editors.ts';
import { publishUnlabelled, unlabelledFiles } from '../support/earlier-content.ts';
import { jsonLd, parseHtml, textOf } from '../support/served-page.ts';
import { everyPath } from '../support/site-paths.ts';
import { statements, statementsOfJsonLd } from '../support/stated-facts.ts';

const unlabelled = parseContent(unlabelledFiles()).content ?? expect.fail('invalid');
const facts = differingFacts(unlabelled);
const withAnswer = (faq: { answer: unknown }[], index: number, answer: string) =>
  faq.map((entry, at) => (at === index ? { ...entry, answer } : entry));
const choicesOf = ({ values }: Fact) => values.filter(({ entries }) => entries).map(({ words }) => words);

async function factsWorld() {
  const world = await editors();
  await publishUnlabelled(world.services);
  const { cookies, get, post } = world;
  type Who = keyof typeof cookies;
  const screen = async (who: Who = 'ada') => (await get('/facts', cookies[who])).text();
  const send = async (path: string, fields: Record<string, string>, who: Who = 'ada') => {
    const response = await post(path, fields, { cookie: cookies[who] });
    return response.headers.get('Location') ?? response.text();
  };
  const titles = async (who?: Who) =>
    [...(await screen(who)).matchAll(/<h2 id="[\w-]+-title"[^>]*>([^<]+)/g)].map(([, title]) => title);
  /** What the form to leave a fact as it is sends. */
  const entryOf = async (title: string, who?: Who) => {
    const forms = [...parseHtml(await screen(who)).querySelectorAll('form[action="/facts/leave"]')];
    return forms
      .find(({ textContent }) => textContent.includes(`: ${title}`))
      ?.querySelector('[name=entry]')
      ?.getAttribute('value');
  };
  return { ...world, screen, send, titles, entryOf };
}

test('after all facts are resolved and published together, every page, card and search engine reads one value for each', async () => {
  const { liveText, open, publishAll, save, screen, send, services, titles, visitSite } = await factsWorld();
  expect(await titles()).toHaveLength(facts.length);
  const chosen = Object.fromEntries(facts.map((fact) => [fact.id, choicesOf(fact).at(-1) ?? '']));
  expect(await send('/facts', chosen)).toBe('/changes');
  // Words in an answer are corrected where they are, and the screen leads there.
  expect(await titles()).toEqual(['Opening hours of the group']);
  const [answer] = facts[0]?.values.at(-1)?.at ?? [];
  expect(await screen()).toContain(`href="${editHref('faq.yaml', answer?.field)}"`);
  const faq = await open('ada', 'faq.yaml');
  await save('ada', faq, withAnswer(faq.value, Number(answer?.field[0]), 'The contact cards give our hours.'), 'faq.yaml');
  expect(await titles()).toEqual([]);
  expect((await publishAll('ada')).headers.get('Location')).toBe('/history?message=published');
  await services.updateContent();
  expect(await titles()).toEqual([]);
  expect(await liveText('organisation.yaml')).not.toMatch(/surfaces: \[(?! ?accessibility-line ?\])/);

  const read = async (path: string) => (await visitSite(path)).text();
  const { content } = services;
  const counts = new Set([content.organisation, ...content.practices].map(({ ratings }) => ratings[0]?.reviewCount ?? 0));
  const reviews = new Set<number>();
  for (const path of everyPath) {
    const document = parseHtml(await read(path));
    // The accessibility line has hours of its own.
    const text = textOf(document.body).replace(/The line is open at these times: .*?Closed/, '');
    expect(text, path).not.toMatch(/Mon-Fri 9-5|Saturday varies|Saturday morning/);
    const blocks = jsonLd(document);
    const found = [statements(text, content), statementsOfJsonLd(blocks, content)].flatMap(({ unexplained }) => unexplained);
    // They have one value each, and nobody has said yet what it counts.
    const isRating = (statement: string) => /reviews$|reviewCount/.test(statement);
    expect(
      found.filter((statement) => !isRating(statement)),
      path,
    ).toEqual([]);
    for (const statement of found) reviews.add(Number(/\d+(?=\+? (?:five-star )?reviews$|$)/.exec(statement)?.[0]));
  }
  expect([...reviews].sort()).toEqual([...counts].sort());
  for (const { phones, hours, slug } of content.practices) {
    expect([hours.length, phones.map(({ phone }) => phone)]).toEqual([1, [chosen[`phones-${slug}`]]]);
    expect((await read(contactCardPath(slug))).match(/(?<=^TEL.*)tel:.*/gm)).toEqual([dialable(chosen[`phones-${slug}`] ?? '')]);
  }
});

test('each choice makes a fact one, and no other differs more', async () => {
  const { post, cookies, send, titles } = await factsWorld();
  const all = facts.map(({ title }) => title);
  for (const fact of facts)
    for (const words of choicesOf(fact)) {
      expect(await send('/facts', { [fact.id]: words }), words).toBe('/changes');
      const left = await titles();
      expect(all).toEqual(expect.arrayContaining(left));
      // An answer says the hours of the group in words of its own.
      expect(left.includes(fact.title), words).toBe(fact.id === 'hours');
      for (const file of new Set(fact.lists.map((list) => list.file))) await post('/discard', { file }, { cookie: cookies.ada });
    }
});

test('a choice is a draft that keeps what the member changed before, and is gone from the list once it is published', async () => {
  const { liveText, open, publishAll, save, screen, send, titles } = await factsWorld();
  const file = 'practices/bradford.yaml';
  const opened = await open('ada', file);
  const [first, second] = opened.value.phones;
  // Another entry says what it is now, and stays.
  const phones = [first, { ...second, label: 'Emergency desk' }];
  await save('ada', opened, { ...opened.value, phones, parking: 'Behind the building.' }, file);
  const chosen = { 'ratings-bradford': '4.8 from 127 reviews', ratings: '5.0 from 1500+ reviews' };
  expect(await send('/facts', { ...chosen, only: 'phones-leeds' })).toBe('/facts?message=none');
  expect(await send('/facts', { ...chosen, only: 'ratings-bradford' })).toBe('/changes');
  expect(await titles()).toContain('Ratings of the group');
  expect(await screen()).toMatch(/Resolved in your changes, not published yet: (<!-- -->)?[^<]*Ratings of Bradford/);
  expect(await titles()).not.toContain('Ratings of Bradford');
  expect(await titles('bob')).toContain('Ratings of Bradford');
  await publishAll('ada');
  const text = await liveText(file);
  expect(text).toContain('parking: Behind the building.');
  expect(text).toContain('label: Emergency desk');
  expect(text).toMatch(/ratings:\n {2}- rating: 4\.8\n {4}reviewCount: 127\n/);
  expect(await titles('bob')).not.toContain('Ratings of Bradford');
});

test('a fact that differs on purpose is left with a reason, until it is taken up again or a value changes', async () => {
  const { done, entryOf, open, publishAll, save, screen, send, titles } = await factsWorld();
  const title = 'Phone numbers of Leeds';
  const entry = (await entryOf(title)) ?? '';
  expect([entry, await entryOf(title, 'cyd')]).toEqual([expect.stringContaining('fact '), undefined]);
  const leave = (reason: string) => send('/facts/leave', { entry, reason });
  expect(await leave(' ')).toBe('/facts?message=no-reason');
  expect(await leave('x'.repeat(501))).toBe('/facts?message=no-reason');
  expect(await titles()).toContain(title);
  expect(await leave('The emergency line is <another> one.')).toBe('/facts?message=left');
  expect(await titles()).not.toContain(title);
  expect(await screen('bob')).toMatch(/Left as it is.*The emergency line is &lt;another&gt; one\..*Ada/s);
  expect(await screen('cyd')).not.toContain('Take it up again');
  expect(await send('/facts/take-up', { entry }, 'bob')).toBe('/facts?message=taken-up');
  expect((await done()).map(({ action, detail }) => `${action}: ${detail}`).slice(0, 2)).toEqual([
    `took up again: ${title}`,
    `left as it is: ${title}: The emergency line is <another> one.`,
  ]);
  await leave('Again.');
  const file = 'practices/leeds.yaml';
  const opened = await open('ada', file);
  const [first, ...phones] = opened.value.phones;
  await save('ada', opened, { ...opened.value, phones: [{ ...first, phone: '0113 496 0399' }, ...phones] }, file);
  await publishAll('ada');
  expect(await titles()).toContain(title);
  expect(await leave('With the old values.')).toBe('/facts');
  expect(await titles()).toContain(title);
});

test('what is not a choice changes nothing', async () => {
  const { ada, bob, drafts, open, publishAll, save, send } = await factsWorld();
  for (const fields of [
    { nothing: 'at all' },
    { 'phones-leeds': '0113 496 0666' },
    { constructor: 'x' },
    { hours: "'Mon-Fri 9-5'" },
  ])
    expect(await send('/facts', fields), JSON.stringify(fields)).toBe('/facts?message=changed');
  expect(await send('/facts', {})).toBe('/facts?message=none');
  expect(await send('/facts/leave', { entry: 'x', reason: 'y' })).toBe('/facts');
  expect(await drafts.list(ada.id)).toEqual([]);
  // An editor's change of a contact address stays refused together with a choice in the same file.
  const file = 'organisation.yaml';
  const opened = await open('bob', file);
  const complaints = { ...opened.value.contacts.complaints, email: 'bob@elsewhere.example' };
  await save('bob', opened, { ...opened.value, contacts: { ...opened.value.contacts, complaints } }, file);
  expect(await send('/facts', { ratings: '5.0 from 1500+ reviews' }, 'bob')).toBe('/changes');
  expect((await drafts.list(bob.id)).map(({ path }) => path)).toEqual([file]);
  expect((await publishAll('bob')).headers.get('Location')).toBe('/changes?message=needs-owner');
});
