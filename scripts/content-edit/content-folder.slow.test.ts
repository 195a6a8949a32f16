import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createContentFolder, type OpenFile, type Outcome } from './content-folder.ts';

/** A copy of the content that a test may spoil. */
function copy() {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-edit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content', folder, { recursive: true });
  const content = createContentFolder(folder, () => '2026-11-15');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  // biome-ignore lint/suspicious/noExplicitAny: a test changes files of every shape
  const open = (file: string) => content.open(file) as OpenFile & { value: any };
  return { folder, content, read, open };
}

const mistakes = (outcome: Outcome) => (outcome.outcome === 'refused' ? outcome.mistakes : []);

test('every file is listed once, in a group, with words for a name', () => {
  const { content, folder } = copy();
  const listed = content.list().flatMap(({ files }) => files);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(yaml|md)$/.test(file));
  const expected = files.filter((file) => !/README\.md$|accessibility-tests/.test(file));
  expect(listed.map(({ file }) => file).toSorted()).toEqual(expected.toSorted());
  expect(listed.filter(({ title }) => !/^[A-Z][^/_]+$/.test(title))).toEqual([]);
  expect(content.list()[0]).toEqual({
    title: 'Practices',
    files: ['Bradford', 'Leeds', 'Ripon'].map((title) => ({ file: `practices/${title.toLowerCase()}.yaml`, title })),
  });
});

test('a file that is saved without a change stays byte for byte', () => {
  const { content, open, read } = copy();
  const files = [
    'organisation.yaml',
    'practices/ripon.yaml',
    'team.yaml',
    'pages/legal/complaints.md',
    'blog/fillings-old-and-new.md',
  ];
  for (const file of files) {
    const before = read(file);
    const { body, hash, value } = open(file);
    expect(content.save({ file, hash, value, body }).outcome, file).toBe('saved');
    expect(read(file) === before, file).toBe(true);
  }
});

test('a changed hour is one changed line, and the new state is handed back', () => {
  const { content, open, read } = copy();
  const before = read('practices/ripon.yaml').split('\n');
  const { file, hash, value } = open('practices/ripon.yaml');
  value.hours[0].week.monday.open = '08:30';
  const outcome = content.save({ file, hash, value });
  const after = read('practices/ripon.yaml').split('\n');
  expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
  expect(after).toHaveLength(before.length);
  expect(outcome).toMatchObject({ outcome: 'saved', file: { value } });
  expect(outcome.outcome === 'saved' && outcome.file?.hash).not.toBe(hash);
});

test('a wrong price is refused with its file, line and field, and nothing is written', () => {
  const { content, open, read } = copy();
  const before = read('pages/dental-implants.yaml');
  const { file, hash, value } = open('pages/dental-implants.yaml');
  value.treatments[1].price = { from: '£2,500' };
  const [mistake, ...more] = mistakes(content.save({ file, hash, value }));
  expect(more).toEqual([]);
  expect(mistake).toEqual({
    file,
    line: expect.any(Number),
    field: ['treatments', 1, 'price', 'from'],
    message: 'Expected a number; found £2,500.',
  });
  expect(before.split('\n')[(mistake?.line ?? 0) - 1]).toMatch(/^ +from: \d+$/);
  expect(read('pages/dental-implants.yaml')).toBe(before);
});

test('a link that leads nowhere is refused at its field', () => {
  const { content, open } = copy();
  const { file, hash, value } = open('services.yaml');
  value[1].features[0].link = '/services/no-such-page';
  const [mistake] = mistakes(content.save({ file, hash, value }));
  expect(mistake).toMatchObject({ file, field: [1, 'features', 0, 'link'] });
  expect(mistake?.message).toContain('/services/no-such-page');
});

test('a change that breaks another file is refused, and that file is named', () => {
  const { content, open } = copy();
  const { file, hash, value } = open('editorial-plan.yaml');
  value.topics = value.topics.filter(({ id }: { id: string }) => id !== 'looking-after-dentures');
  expect(mistakes(content.save({ file, hash, value }))[0]?.file).toBe('blog-backlog/looking-after-dentures.md');
});

test('a mistake that was in another file before does not stop the saving of this one', () => {
  const { content, folder, open } = copy();
  writeFileSync(path.join(folder, 'faq.yaml'), '- question: Only a question\n');
  const { file, hash, value } = open('practices/ripon.yaml');
  value.parking = 'There is none.';
  expect(content.save({ file, hash, value }).outcome).toBe('saved');
});

test('a file that somebody changed meanwhile is left as they wrote it', () => {
  const { content, folder, open, read } = copy();
  const { file, hash, value } = open('practices/ripon.yaml');
  const theirs = read(file).replace('6 spaces', 'six spaces').concat('# Theirs\n');
  writeFileSync(path.join(folder, file), theirs);
  expect(content.save({ file, hash, value })).toEqual({ outcome: 'changed-meanwhile' });
  expect(read(file)).toBe(theirs);
  rmSync(path.join(folder, file));
  expect(content.save({ file, hash, value })).toEqual({ outcome: 'changed-meanwhile' });
  expect(existsSync(path.join(folder, file))).toBe(false);
});

test('an article keeps its fields when its words change, and its words when a field changes', () => {
  const { content, open, read } = copy();
  const first = open('blog-backlog/looking-after-dentures.md');
  const [head = ''] = /^---\n.*?\n---\n/s.exec(read(first.file)) ?? [];
  content.save({ file: first.file, hash: first.hash, value: first.value, body: '\nNew words.\n' });
  expect(read(first.file)).toBe(`${head}\nNew words.\n`);
  const second = open(first.file);
  second.value.tags = ['dentures', 'care'];
  expect(content.save({ file: second.file, hash: second.hash, value: second.value, body: second.body }).outcome).toBe('saved');
  expect(read(first.file).endsWith('---\n\nNew words.\n')).toBe(true);
});

test('a new article is written with its first saving, and can be removed', () => {
  const { content, folder, open, read } = copy();
  const begun = content.begin('blog', 'Why we love sheep & teeth');
  expect(begun).toMatchObject({ file: 'blog/why-we-love-sheep-teeth.md', value: { publishedOn: '2026-11-15' } });
  expect(existsSync(path.join(folder, 'blog/why-we-love-sheep-teeth.md'))).toBe(false);
  if (!begun) return;
  const { file } = begun;
  expect(mistakes(content.save({ file, value: begun.value, body: '' })).map(({ field }) => field?.[0])).toContain('excerpt');
  const value = {
    ...(begun.value as object),
    excerpt: 'Sheep have a lower row of front teeth, and a hard pad above it. This is what that teaches us.',
    category: 'Dental Health',
    tags: ['sheep', 'teeth'],
  };
  expect(content.save({ file, value, body: '\nSheep graze.\n' }).outcome).toBe('saved');
  expect(read(file)).toContain('title: Why we love sheep & teeth\n');
  // The same name again is somebody else's article by now.
  expect(content.save({ file, value, body: '' })).toEqual({ outcome: 'changed-meanwhile' });
  expect(content.begin('blog', 'Why we love sheep & teeth')).toBeUndefined();
  expect(content.remove(file, open(file).hash ?? '').outcome).toBe('saved');
  expect(existsSync(path.join(folder, file))).toBe(false);
});

test('only articles can be removed, and no file outside the content is read or written', () => {
  const { content, folder, open } = copy();
  expect(content.remove('faq.yaml', open('faq.yaml').hash ?? '')).toEqual({ outcome: 'changed-meanwhile' });
  for (const file of ['../package.json', 'load.ts', '/etc/passwd', 'blog/../../x.md', 'schema/json/faq.json']) {
    expect(content.open(file), file).toBeUndefined();
    expect(content.save({ file, value: {}, body: '' }), file).toEqual({ outcome: 'changed-meanwhile' });
  }
  expect(existsSync(path.join(folder, '../x.md'))).toBe(false);
});

test('a file with Windows line ends keeps them', () => {
  const { content, folder, open, read } = copy();
  writeFileSync(path.join(folder, 'faq.yaml'), read('faq.yaml').replaceAll('\n', '\r\n'));
  const { file, hash, value } = open('faq.yaml');
  value[0].question = 'Is this a new question?';
  expect(content.save({ file, hash, value }).outcome).toBe('saved');
  expect(read(file).replaceAll('\r\n', '').includes('\n')).toBe(false);
});

test('a file that is no YAML is told with its line, not thrown', () => {
  const { content, folder } = copy();
  writeFileSync(path.join(folder, 'faq.yaml'), '- question: "\n');
  expect(content.open('faq.yaml')).toMatchObject({ file: 'faq.yaml', line: expect.any(Number), message: expect.any(String) });
});
