import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ContentPath } from '../../content/problem.ts';
import { findFile, isOutdated } from '../../desk/editing/workspace.ts';
import { editors } from '../support/desk-editors.ts';
import { deskUrl } from '../support/desk-world.ts';

const ripon = 'practices/ripon.yaml';
const phone = '01632 960999';
const pages = ['/', '/locations/ripon-dentist', '/privacy-policy'];

/** A desk with previews. Ada has changed the phone number of Ripon, which is in the footer of every page. */
async function deskWithPhone() {
  const world = await editors();
  const { ada, cookies, drafts, get, history, open, preview, save, services, updateContent } = world;
  const visit = async (page: string) => {
    const response = await preview(page);
    expect(response.status, page).toBe(200);
    return response.text();
  };
  const opened = await open('ada');
  const phones = opened.value.phones.map((entry: object) => ({ ...entry, phone }));
  await save('ada', opened, { ...opened.value, phones });

  async function liveTexts(names: readonly string[]) {
    await updateContent();
    return new Map(names.map((name) => [name, new TextDecoder().decode(findFile(services.live.files, name)?.bytes)]));
  }
  /** Expects that the phone number is in the preview and then published, and files as they were, with drafts that are not outdated. */
  async function expectOnlyPhone(...names: string[]) {
    const before = await liveTexts(names);
    for (const page of pages) expect(await visit(page), page).toContain(phone);
    const changes = await (await get('/changes', cookies.ada)).text();
    expect(changes).toContain('Not finished, stays your draft');
    expect(changes).toContain('Publish now');
    expect((await world.publishAll('ada')).headers.get('Location')).toBe('/history?message=published');
    expect(await world.liveText()).toContain(phone);
    expect(await liveTexts(names)).toEqual(before);
    for (const change of (await history())[0]?.message.split('; ') ?? [])
      expect(change).toMatch(/^Ripon, phone: .* -> 01632 960999$/);
    expect(await paths()).toEqual(names.toSorted());
    for (const draft of await drafts.list(ada.id)) expect(isOutdated(services.live, draft), draft.path).toBe(false);
    expect(await (await get('/changes', cookies.ada)).text()).not.toContain('Publish now');
  }
  const paths = async () => {
    await updateContent();
    return (await drafts.list(ada.id)).map((draft) => draft.path);
  };
  const change = async (file: string, changed: (value: never) => unknown) => {
    const opened = await open('ada', file);
    return save('ada', opened, changed(opened.value as never), file);
  };
  return { ...world, change, expectOnlyPhone, liveTexts, paths, visit };
}

const commentsOf = (yaml: string) => yaml.split('\n').filter((line) => line.trim().startsWith('#'));

/** A list of each form, at the top of a file or inside it, and an entry that can be added to it. */
const lists: [file: string, field: ContentPath, entry: unknown][] = [
  ['faq.yaml', [], { question: 'Another one?', answer: 'Yes.' }],
  ['notices.yaml', [], { text: 'Closed on Friday.', from: '2026-03-01', until: '2026-03-02' }],
  ['redirects.yaml', [], { from: '/an-old-page', to: '/blog' }],
  ['organisation.yaml', ['structuredData', 'areaServed'], 'Skipton'],
  ['pages/more/nervous-patients.md', ['card', 'lines'], 'Another line.'],
  ['pages/nhs-information.yaml', ['comparison', 'rows'], { topic: 'Another one', nhs: 'Yes', private: 'Yes' }],
];
/** Files of which one text is empty. */
const mistakes = ['brand.yaml', 'pages/busy.yaml', 'pages/error.yaml'];

const changed = (value: unknown, [key, ...rest]: ContentPath, change: (part: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  return { ...(value as object), [key]: changed((value as Record<string, unknown>)[key], rest, change) };
};

/** The value with its first text empty. */
function withEmptyText(value: unknown): unknown {
  if (typeof value === 'string') return '';
  const [[key = '', part] = []] = Object.entries(value as object);
  return { ...(value as object), [key]: withEmptyText(part) };
}

test('new entries that are not finished, and mistakes, block nothing but themselves', async () => {
  const { change, expectOnlyPhone, liveTexts, open, paths, publishAll } = await deskWithPhone();
  for (const [file, field, entry] of lists) {
    const unfinished = typeof entry === 'string' ? '' : {};
    await change(file, (value) => changed(value, field, (list) => [...(list as unknown[]), unfinished]));
  }
  for (const file of mistakes) await change(file, withEmptyText);
  const { leftOut } = await open('ada');
  const entries = leftOut.filter((words) => /^The preview leaves out an? .+ that is not finished\.$/.test(words));
  expect(entries).toHaveLength(lists.length);
  expect(entries).toContain('The preview leaves out a notice that is not finished.');
  expect(leftOut.filter((words) => words.endsWith(' as published: its draft is not finished.'))).toHaveLength(mistakes.length);
  const files = lists.map(([file]) => file);
  await expectOnlyPhone(...files, ...mistakes);

  const before = await liveTexts(files);
  for (const [file, field, entry] of lists)
    await change(file, (value) => changed(value, field, (list) => (list as unknown[]).with(-1, entry)));
  expect((await publishAll('ada')).headers.get('Location')).toBe('/history?message=published');
  expect(await paths()).toEqual(mistakes);
  const after = await liveTexts(files);
  for (const [file, field, entry] of lists) {
    const { value } = await open('bob', file);
    // biome-ignore lint/suspicious/noExplicitAny: a test changes files of every shape
    expect(field.reduce((part: any, key) => part[key], value).at(-1), file).toEqual(entry);
    expect(commentsOf(after.get(file) ?? ''), file).toEqual(commentsOf(before.get(file) ?? ''));
  }
}, 120_000);

type Question = { question?: string; answer?: string };

test('the finished changes of a file are published, and its draft keeps only what is not finished', async () => {
  const { change, liveText, open, paths, publishAll, visit } = await deskWithPhone();
  const before = await liveText('faq.yaml');
  const saved = await change('faq.yaml', (list: Question[]) => [
    { question: 'Who pays?' },
    ...list.slice(0, 2),
    { ...list[2], answer: 'Changed, and finished.' },
    ...list.slice(3),
  ]);
  expect(saved.leftOut).toEqual(["The preview leaves out a question ('Who pays?') that is not finished."]);
  const home = await visit('/');
  expect(home).toContain('Changed, and finished.');
  expect(home).not.toContain('Who pays?');
  expect((await publishAll('ada')).headers.get('Location')).toBe('/history?message=published');
  const after = await liveText('faq.yaml');
  expect(after).toContain('Changed, and finished.');
  expect(after).not.toContain('Who pays?');
  expect(commentsOf(after)).toEqual(commentsOf(before));
  expect(after.split('\n').filter((line) => !before.split('\n').includes(line))).toHaveLength(1);
  expect(await paths()).toEqual(['faq.yaml']);
  const opened = await open('ada', 'faq.yaml');
  expect(opened).toMatchObject({ hasDraft: true, value: [{ question: 'Who pays?' }, ...opened.value.slice(1)] });
  expect(opened.meanwhile).toBeUndefined();
  await change('faq.yaml', (list: Question[]) => list.with(0, { question: 'Who pays?', answer: 'Adults do.' }));
  await publishAll('ada');
  expect(await liveText('faq.yaml')).toContain('Adults do.');
  expect(await paths()).toEqual([]);
});

test('what is finished is scheduled, and what is not stays a draft that does not publish it early', async () => {
  const { change, cookies, get, liveText, open, paths, post, publishAll } = await deskWithPhone();
  const later = { when: 'later', dueAt: '2036-01-07T09:00' };
  await change('faq.yaml', (list: Question[]) => [
    { ...list[0], answer: 'From next year.' },
    ...list.slice(1),
    { question: 'Who pays?' },
  ]);
  expect((await publishAll('ada', later)).headers.get('Location')).toBe('/history?message=scheduled');
  expect(await paths()).toEqual(['faq.yaml']);
  const { value } = await open('ada', 'faq.yaml');
  expect(value.at(-1)).toEqual({ question: 'Who pays?' });
  expect(JSON.stringify(value)).not.toContain('From next year.');
  expect((await publishAll('ada')).headers.get('Location')).toBe('/changes?message=refused');
  expect(await liveText('faq.yaml')).not.toContain('From next year.');
  expect(await (await get('/history', cookies.ada)).text()).toContain('From next year.');
  await post('/discard', { file: 'faq.yaml' }, { cookie: cookies.ada });

  const notice = { text: 'Closed on Friday.', from: '2026-03-01', until: '2026-03-02' };
  await change('notices.yaml', () => [notice, { text: 'Open again.' }]);
  expect((await publishAll('ada', later)).headers.get('Location')).toBe('/history?message=scheduled');
  expect(await liveText('notices.yaml')).not.toContain('Closed on Friday.');
  expect((await open('ada', 'notices.yaml')).value).toEqual([{ text: 'Open again.' }]);
});

test('an entry that a member is rewriting stays on the site as it is', async () => {
  const { change, expectOnlyPhone } = await deskWithPhone();
  await change('faq.yaml', (list: Question[]) => list.with(1, { question: 'Something different?' }));
  await expectOnlyPhone('faq.yaml');
});

test('a new entry with a mistake that only shows together with other files is left out', async () => {
  const { change, expectOnlyPhone } = await deskWithPhone();
  await change('notices.yaml', () => [{ text: 'Backwards.', from: '2026-03-02', until: '2026-03-01' }]);
  await expectOnlyPhone('notices.yaml');
});

test('a new entry inside an entry is left out alone', async () => {
  const { change, liveText, publishAll } = await deskWithPhone();
  type Service = { description: string; features: object[] };
  await change('services.yaml', ([first, ...others]: Service[]) => [
    { ...first, description: 'Changed, and finished.', features: [...(first?.features ?? []), { label: 'Not finished' }] },
    ...others,
  ]);
  expect((await publishAll('ada')).headers.get('Location')).toBe('/history?message=published');
  expect(await liveText('services.yaml')).toContain('Changed, and finished.');
  expect(await liveText('services.yaml')).not.toContain('Not finished');
});

test('what blocks the finished part is shown at its field of the draft', async () => {
  const { change, cookies, get, publishAll } = await deskWithPhone();
  type Service = { features: { link: string }[] };
  await change('services.yaml', ([first, second, ...others]: Service[]) => [
    {},
    first,
    { ...second, features: second?.features.with(1, { ...second.features[1], link: '/no-such-page' }) },
    ...others,
  ]);
  const changes = await (await get('/changes', cookies.ada)).text();
  expect(changes).toContain('href="/edit/services.yaml#root_2_features_1_link"');
  expect(changes).toContain('href="/edit/services.yaml#root_0_title"');
  const ticks = [...changes.matchAll(/<input[^>]*name="change (\S+) [^>]*>/g)].map(([tag, file]) => [
    file,
    tag.includes('checked=""'),
  ]);
  expect(ticks).toContainEqual(['services.yaml', false]);
  expect(ticks).toContainEqual([ripon, true]);
  expect((await publishAll('ada')).headers.get('Location')).toBe('/changes?message=refused');
});

test('drafts that do not fit what is published leave the preview and the site as published, and say why', async () => {
  const { change, cookies, get, liveText, paths, publishAll, visit } = await deskWithPhone();
  type Plan = { topics: { id: string }[] };
  const saved = await change('editorial-plan.yaml', (plan: Plan) => ({
    ...plan,
    topics: plan.topics.filter(({ id }) => id !== 'after-a-tooth-is-taken-out'),
  }));
  expect(saved.leftOut).toEqual([
    'The preview shows Topics of articles as published: its draft is not finished.',
    'The preview shows Ripon as published: its draft is not finished.',
  ]);
  for (const page of pages) expect(await visit(page)).not.toContain(phone);
  const changes = await (await get('/changes', cookies.ada)).text();
  expect(changes).toContain('/edit/blog-backlog/after-a-tooth-is-taken-out.md');
  expect(changes).not.toContain('Publish now');
  expect((await publishAll('ada')).headers.get('Location')).toBe('/changes?message=refused');
  expect(await liveText()).not.toContain(phone);
  expect(await paths()).toEqual(['editorial-plan.yaml', ripon]);
});

test('a photograph of an entry that is not finished is published with the entry', async () => {
  const { app, change, cookies, headers, paths, post, publishAll, services } = await deskWithPhone();
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#17408b' } });
  const response = await app.request(`${deskUrl}/photographs?name=new.png&shape=portrait`, {
    method: 'POST',
    headers: headers('ada'),
    body: new Uint8Array(await picture.png().toBuffer()),
  });
  const { name: image } = (await response.json()) as { name: string };
  type Person = Record<string, unknown>;
  await change('team.yaml', (team: Person[]) => [...team, { name: 'Jo New', image }]);
  await change('faq.yaml', (list: Question[]) => list.with(0, { ...list[0], answer: 'Discarded.' }));
  await post('/discard', { file: 'faq.yaml' }, { cookie: cookies.ada });
  expect((await publishAll('ada')).headers.get('Location')).toBe('/history?message=published');
  const own = await paths();
  expect(own).toContain('team.yaml');
  expect(own).toContain(`pictures/${image}`);
  expect(own.length).toBeGreaterThan(2);
  const published = () => services.live.files.map(({ file }) => file);
  expect(published()).not.toContain(`pictures/${image}`);
  await change('team.yaml', (team: Person[]) =>
    team.with(-1, { ...team[0], slug: 'jo-new', name: 'Jo New', image, imageAlt: 'Jo at the desk' }),
  );
  expect((await publishAll('ada')).headers.get('Location')).toBe('/history?message=published');
  expect(await paths()).toEqual([]);
  expect(published()).toEqual(expect.arrayContaining(own));
}, 60_000);
