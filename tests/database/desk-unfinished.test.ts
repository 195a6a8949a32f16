import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ContentFile, fileHash, parseContentFile, readContentFiles } from '../../content-model/content-file.ts';
import { titleOf } from '../../content-model/content-list.ts';
import { bytesWith } from '../../content-model/file-text.ts';
import { contentKinds } from '../../content-model/json-schemas.ts';
import { parseContent } from '../../content-model/load.ts';
import type { ContentPath } from '../../content-model/problem.ts';
import { findFile, isOutdated } from '../../desk/drafts/workspace.ts';
import { isRecord } from '../../domain/is-record.ts';
import { editors, photograph } from '../support/desk-editors.ts';

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
      expect(change).toMatch(/^Ripon, (?:Emergency desk, )?phone: .* -> 01632 960999$/);
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

const contentFiles = readContentFiles('content');
const isValid = (file: ContentFile) =>
  parseContent(contentFiles.map((other) => (other.file === file.file ? file : other))).content !== undefined;

const changed = (value: unknown, [key, ...rest]: ContentPath, change: (part: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.with(Number(key), changed(value[Number(key)], rest, change));
  return { ...(value as object), [key]: changed((value as Record<string, unknown>)[key], rest, change) };
};

const withFields = (file: ContentFile, value: unknown) =>
  parseContentFile(file.file, bytesWith(file, { value, body: file.body?.text }));

function listsIn(value: unknown, field: ContentPath = []): { field: ContentPath; list: unknown[] }[] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  const parts = Object.entries(value).flatMap(([key, part]) =>
    listsIn(part, [...field, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [{ field, list: value }, ...parts] : parts;
}

/** Another entry like the first one of a list, with names of its own. */
function anotherLike(entry: unknown): unknown {
  if (typeof entry === 'string') return 'Something else';
  const own = {
    slug: 'another-one',
    id: 'another-one',
    name: 'Another one',
    title: 'Another one',
    question: 'Another one?',
    effectiveFrom: '2031-04-01',
  };
  const names = Object.entries(own).filter(([name]) => isRecord(entry) && name in entry);
  return { ...(entry as object), ...Object.fromEntries(names) };
}

const knownEntries: Readonly<Record<string, unknown>> = {
  notices: { text: 'Closed on Friday.', from: '2026-03-01', until: '2026-03-02' },
  redirects: { from: '/an-old-page', to: '/blog' },
  videos: {
    id: 'abcdefghijk',
    title: 'A video',
    description: 'What it shows.',
    duration: '4:15',
    uploadDate: '2026-01-01',
    category: 'Care',
    icon: 'tooth',
  },
};

/** The first list of a file that can have one more entry, if possible one of groups of fields. */
function openList(file: ContentFile, key: string) {
  const isOfTexts = ({ list }: { list: unknown[] }) => Number(typeof list[0] === 'string');
  for (const { field, list } of listsIn(file.data?.value).toSorted((one, other) => isOfTexts(one) - isOfTexts(other))) {
    const entry = knownEntries[key] ?? (list.length > 0 ? anotherLike(list[0]) : undefined);
    const longer = changed(file.data?.value, field, (entries) => [...(entries as unknown[]), entry]);
    if (entry !== undefined && isValid(withFields(file, longer))) return { field, entry };
  }
  return undefined;
}

// Articles have no file of content, and tests of their own.
const ofFiles = contentKinds.filter(({ key }) => key !== 'articles');
const kinds = ofFiles.map(({ files, key }) => {
  const file = contentFiles.find(({ file }) => path.posix.matchesGlob(file, files) && file !== ripon);
  if (!file) throw new Error(`no file of the kind ${key}`);
  return { key, file, list: openList(file, key) };
});

const withLists = kinds.flatMap(({ file, list }) => (list ? [[file.file, list] as const] : []));
const withoutLists = kinds.flatMap(({ file, list }) => (list ? [] : [[file.file] as const]));

/** The value with its first text empty. */
function withEmptyText(value: unknown): unknown {
  if (typeof value === 'string') return '';
  const [[key, part] = []] = Object.entries(value as object);
  return changed(value, [Array.isArray(value) ? Number(key) : String(key)], () => withEmptyText(part));
}

test('new entries that are not finished, and mistakes, of every kind of content block nothing but themselves', async () => {
  const { ada, drafts, expectOnlyPhone, liveTexts, open, paths, publishAll, services } = await deskWithPhone();
  /** Stores a draft as the form does. Opening forty forms would take a minute. */
  const change = async (name: string, changed: (value: unknown) => unknown) => {
    const draft = (await drafts.list(ada.id)).find(({ path }) => path === name);
    const published = findFile(services.live.files, name);
    const file = draft?.bytes ? parseContentFile(name, draft.bytes) : published;
    if (!file) throw new Error(`no file ${name}`);
    const { bytes } = withFields(file, changed(file.data?.value));
    expect(await drafts.save(ada, [{ path: name, baseHash: published && fileHash(published), bytes }], draft)).toBe('saved');
    return titleOf(file);
  };
  for (const [file, { entry, field }] of withLists) {
    const unfinished = typeof entry === 'string' ? '' : {};
    await change(file, (value) => changed(value, field, (list) => [...(list as unknown[]), unfinished]));
  }
  const mistakes: string[] = [];
  for (const [file] of withoutLists)
    mistakes.push(`The preview shows ${await change(file, withEmptyText)} as published: its draft is not finished.`);
  const { leftOut } = await open('ada');
  expect(leftOut.filter((words) => words.includes('as published')).sort()).toEqual(mistakes.sort());
  const entries = leftOut.filter((words) => /^The preview leaves out an? .+ that is not finished\.$/.test(words));
  expect(entries).toHaveLength(withLists.length);
  expect(entries).toContain('The preview leaves out a notice that is not finished.');
  const names = [...withLists, ...withoutLists].map(([file]) => file);
  await expectOnlyPhone(...names);

  const lists = withLists.map(([file]) => file);
  const before = await liveTexts(lists);
  for (const [file, { entry, field }] of withLists)
    await change(file, (value) => changed(value, field, (list) => (list as unknown[]).with(-1, entry)));
  expect((await publishAll('ada')).headers.get('Location')).toBe('/history?message=published');
  expect(await paths()).toEqual(withoutLists.map(([file]) => file).sort());
  const after = await liveTexts(lists);
  for (const [file, { entry, field }] of withLists) {
    const texts = [before.get(file) ?? '', after.get(file) ?? ''];
    const [old, now] = texts.map((text) => {
      const lists = listsIn(parseContentFile(file, new TextEncoder().encode(text)).data?.value);
      return lists.find((found) => JSON.stringify(found.field) === JSON.stringify(field))?.list;
    });
    expect(now, file).toEqual([...(old ?? []), entry]);
    expect(commentsOf(texts[1] ?? ''), file).toEqual(commentsOf(texts[0] ?? ''));
  }
}, 120_000);

type Question = { question?: string; answer?: string };

test('the finished changes of a file are published, and its draft keeps only what is not finished', async () => {
  const { change, liveText, open, paths, publishAll, save, visit } = await deskWithPhone();
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
  // Its place is that in the draft, wherever the unfinished question is moved.
  const pressed = async () => /data-field="([^"]*)"[^>]*>Changed, and finished/.exec(await visit('/'))?.[1];
  expect(await pressed()).toMatch(/^faq\.yaml#3\.answer/);
  const [unfinished, ...others] = saved.value as Question[];
  const moved = await save('ada', saved, [...others, unfinished], 'faq.yaml');
  expect(await pressed()).toMatch(/^faq\.yaml#2\.answer/);
  await save('ada', moved, saved.value, 'faq.yaml');
  expect((await publishAll('ada')).headers.get('Location')).toBe('/history?message=published');
  const after = await liveText('faq.yaml');
  expect(after).toContain('Changed, and finished.');
  expect(after).not.toContain('Who pays?');
  expect(commentsOf(after)).toEqual(commentsOf(before));
  expect(parse(after)).toEqual(parse(before).with(2, { ...parse(before)[2], answer: 'Changed, and finished.' }));
  expect(await paths()).toEqual(['faq.yaml']);
  const opened = await open('ada', 'faq.yaml');
  expect(opened).toMatchObject({ hasDraft: true, value: [{ question: 'Who pays?' }, ...opened.value.slice(1)] });
  expect(opened.conflict).toBeUndefined();
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
  expect((await publishAll('ada')).headers.get('Location')).toBe('/changes?message=none');
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

test('new entries with mistakes that only show one after another are left out, and the others published', async () => {
  const { change, liveText, open, publishAll } = await deskWithPhone();
  const unfinished = { text: 'Open again.' };
  const backwards = { text: 'Backwards.', from: '2026-03-02', until: '2026-03-01' };
  const finished = { text: 'Closed on Friday.', from: '2026-03-01', until: '2026-03-02' };
  const { leftOut } = await change('notices.yaml', () => [unfinished, backwards, finished]);
  expect(leftOut).toEqual(["'Open again.'", "'Backwards.'"].map((name) => expect.stringContaining(`a notice (${name})`)));
  expect((await publishAll('ada')).headers.get('Location')).toBe('/history?message=published');
  expect(parse(await liveText('notices.yaml'))).toEqual([finished]);
  expect((await open('ada', 'notices.yaml')).value).toEqual([unfinished, backwards, finished]);
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
  for (const fields of [{ when: 'now' }, { when: 'later', dueAt: '2036-01-07T09:00' }])
    expect((await publishAll('ada', fields)).status, fields.when).toBe(422);
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
  expect((await publishAll('ada')).headers.get('Location')).toBe('/changes?message=none');
  expect(await liveText()).not.toContain(phone);
  expect(await paths()).toEqual(['editorial-plan.yaml', ripon]);
});

test('a photograph of an entry that is not finished is published with the entry', async () => {
  const { change, cookies, paths, post, publishAll, services, upload } = await deskWithPhone();
  const uploaded = await upload('ada', await photograph().toBuffer());
  const { name: image } = (await uploaded.json()) as { name: string };
  type Person = Record<string, unknown>;
  await change('team.yaml', (team: Person[]) => [...team, { name: 'Jo New', picture: { file: image } }]);
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
    team.with(-1, { ...team[0], slug: 'jo-new', name: 'Jo New', picture: { file: image, words: 'Jo at the desk' } }),
  );
  expect((await publishAll('ada')).headers.get('Location')).toBe('/history?message=published');
  expect(await paths()).toEqual([]);
  expect(published()).toEqual(expect.arrayContaining(own));
}, 60_000);

test('lists of hundreds of empty entries are left out as a whole, and checked in time', async () => {
  const { change, cookies, get } = await deskWithPhone();
  const started = process.cpuUsage();
  for (const file of ['team.yaml', 'faq.yaml'])
    await change(file, (value: object[]) => [...value, ...Array.from({ length: 900 }, () => ({}))]);
  expect(await (await get('/changes', cookies.ada)).text()).toContain('Not finished, stays your draft');
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(8);
});
