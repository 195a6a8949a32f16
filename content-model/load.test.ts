import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type ContentFile, parseContentFile, readContentFiles } from './content-file.ts';
import { ContentError, loadContent, parseContent, readContent } from './load.ts';
import { describeProblem } from './problem.ts';

const files = readContentFiles('content');
const demo = loadContent('content');

const fileOf = (file: string, text: string) => parseContentFile(file, new TextEncoder().encode(text));
const textOf = (file: string) => new TextDecoder().decode(files.find((known) => known.file === file)?.bytes);
const without = (...names: string[]) => files.filter(({ file }) => !names.includes(file));

/** The content with a file added or replaced. */
const withFile = (file: ContentFile) => [...without(file.file), file].sort((one, other) => (one.file < other.file ? -1 : 1));

/** A file with other words, and the line of the change. */
function edited(name: string, from: string, to: string): { file: ContentFile; line: number } {
  const text = textOf(name);
  expect(text, `${name} holds the words to replace`).toContain(from);
  return { file: fileOf(name, text.replace(from, to)), line: text.slice(0, text.indexOf(from)).split('\n').length };
}

/** The problems of one file, without reading the others. References to practices and topics can't be checked then. */
const problemsOf = (file: ContentFile) =>
  parseContent([file])
    .problems.filter((problem) => problem.file === file.file)
    .map(describeProblem);

const problemsWith = (changed: readonly ContentFile[]) => parseContent([...changed]).problems.map(describeProblem);

test('the demo content is deeply frozen', () => {
  expect(() => demo.team.pop()).toThrow(TypeError);
  expect(Object.isFrozen(demo.practices[0]?.hours[0]?.week.monday)).toBe(true);
  expect(Object.isFrozen(demo.brand.dark)).toBe(true);
});

test('practices and their pages are in the order of organisation.yaml, articles newest first', () => {
  const practices = ['bradford', 'ripon', 'leeds'];
  expect(demo.practices.map(({ slug }) => slug)).toEqual(practices);
  expect(demo.locationPages.map(({ practice }) => practice)).toEqual(practices);
  expect(demo.nhsLocationPages.map(({ practice }) => practice)).toEqual(practices);
  const dates = demo.blogArticles.map(({ publishedOn }) => publishedOn);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('a Markdown page has its slug, and its text without the fields', () => {
  const policy = demo.legalPages.find(({ slug }) => slug === 'privacy-policy');
  expect(policy?.markdown).not.toContain('---\nhead:');
  expect(policy?.markdown.length).toBeGreaterThan(1000);
});

test.each([
  ['without optional files, as older content is', without('notices.yaml', 'redirects.yaml', 'synonyms.yaml')],
  ['with only comments in notices.yaml', withFile(fileOf('notices.yaml', '# Nothing to say.\n'))],
  ['without pages/more', files.filter(({ file }) => !file.startsWith('pages/more/'))],
  ['with Windows line endings', withFile(fileOf('faq.yaml', textOf('faq.yaml').replaceAll('\n', '\r\n')))],
])('content loads %s', (_, changed) => {
  expect(problemsWith(changed)).toEqual([]);
});

test('the version changes with any byte', () => {
  expect(demo.version).toMatch(/^[0-9a-f]{12}$/);
  expect(parseContent(files).content?.version).toBe(demo.version);
  const { file } = edited('faq.yaml', 'Are you taking', 'Do you take');
  expect(parseContent(withFile(file)).content?.version).not.toBe(demo.version);
});

test('pictures are part of the content; READMEs and hidden files are not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'pictures/videos'), { recursive: true });
  for (const name of ['README.md', '.DS_Store', 'pictures/videos/PLACEHOLD01.jpg'])
    writeFileSync(path.join(folder, name), 'bytes');
  const pictures = readContentFiles(folder);
  expect(pictures.map(({ file }) => file)).toEqual(['pictures/videos/PLACEHOLD01.jpg']);
  const { content } = parseContent([...files, ...pictures]);
  expect(content?.pictures).toEqual(['pictures/favicon.svg', 'pictures/videos/PLACEHOLD01.jpg']);
  expect(content?.version).not.toBe(demo.version);
});

describe('an error in a YAML file', () => {
  test('is reported with file, line, path, expected and actual value', () => {
    const { file, line } = edited('team.yaml', 'file: portraits/hijab.svg', 'file: 7');
    expect(problemsOf(file)).toEqual([`team.yaml:${line}:20 [2].picture.file: expected text; found 7`]);
  });

  test('in the syntax is reported with its line', () => {
    const { file, line } = edited('videos.yaml', "duration: '3:40'", "duration: '3:40");
    expect(file.problems[0]).toMatchObject({ file: 'videos.yaml', expected: 'valid YAML' });
    expect(file.problems[0]?.line).toBeGreaterThanOrEqual(line);
  });

  test('is reported for a duplicate field', () => {
    const { file, line } = edited('organisation.yaml', 'foundingYear: 2009', 'foundingYear: 2009\nfoundingYear: 2010');
    expect(file.problems).toEqual([expect.objectContaining({ file: 'organisation.yaml', line: line + 1 })]);
  });

  test('is reported for a misspelt field with the valid names', () => {
    const { file, line } = edited('team.yaml', '  languages: [Igbo]', '  langauges: [Igbo]');
    const [found] = problemsOf(file);
    expect(found).toContain(`team.yaml:${line}:3 [3]: expected only the fields slug, name, role`);
    expect(found).toContain('languages');
    expect(found).toContain('found langauges');
  });

  test.each([
    ['services.yaml', '- slug: dental-implants\n  icon', '- icon', '[4].slug: expected text; found nothing'],
    ['practices/ripon.yaml', 'saturday: closed', 'saturday: shut', 'expected closed, or a group of fields; found shut'],
    [
      'practices/ripon.yaml',
      'saturday: closed',
      "saturday: { open: 9, close: '12:00' }",
      'saturday.open: expected text; found 9',
    ],
    ['team.yaml', 'I grew up above my father', 'word '.repeat(46), '[0].bio: expected 60 to 90 words; found'],
    ['organisation.yaml', 'website: https://www.threeridings.example', 'website: threeridings', 'a URL such as'],
    ['organisation.yaml', 'website: https://www.threeridings.example', 'website: javascript:alert(1)', 'a URL such as'],
    ['organisation.yaml', 'email: privacy@', 'email: privacy at ', 'an email address such as'],
    ['nhs-charges.yaml', 'band2: 70.70', 'band2: 70.705', 'two decimal places'],
    ['nhs-charges.yaml', 'band2: 70.70', "band2: '£70.70'", 'a number'],
    ['practices/leeds.yaml', 'acceptingNHS: false', 'acceptingNHS: full', 'true or false'],
    ['practices/leeds.yaml', 'postcode: LS1 1AA', 'postcode: ls1', 'a postcode such as'],
    ['pages/home.yaml', '    - NHS and private care\n', '', 'exactly 2 entries'],
    ['navigation.yaml', '    whenAllFull: NHS & Private Care\n', '', 'topBar.welcome.whenAllFull: expected text'],
    ['pages/home.yaml', 'All our NHS lists are full', 'Ring {accepting}', 'no {accepting}, which may be empty here'],
    ['pages/nhs-information.yaml', 'one of our other practices', '{full}', 'or a text for whenAllAccept'],
    ['pages/general-dentistry.yaml', 'NHS lists are full', 'NHS {list is|lists are} full', '{accepting} or {full} beside'],
    ['pages/locations/ripon-dentist.yaml', 'NHS and private dentist in', 'Long '.repeat(40), 'at most 170 characters'],
    ['pages/legal/privacy-policy.md', "'2025-01-01'", 'January', 'lastUpdatedDate: expected a date such as'],
  ])('in %s (%s becomes %s) is reported as %s', (name, from, to, expected) => {
    const { file, line } = edited(name, from, to);
    const found = problemsOf(file);
    expect(found).toEqual([expect.stringContaining(expected)]);
    expect(Math.abs(Number(found[0]?.split(':')[1]) - line)).toBeLessThanOrEqual(2);
  });

  test('does not hide others: all are reported in file order', () => {
    const changed = [
      edited('videos.yaml', 'icon: child', 'icon: kid').file,
      edited('faq.yaml', 'question: When are you open?', 'question: ""').file,
      edited('team.yaml', 'location: ripon', 'location: rippon').file,
    ];
    const { problems } = parseContent([...without('videos.yaml', 'faq.yaml', 'team.yaml'), ...changed]);
    expect(problems.map(({ file }) => file)).toEqual(['faq.yaml', 'team.yaml', 'videos.yaml']);
  });
});

describe('an error in a Markdown file', () => {
  test('in the syntax is reported with the line in the file', () => {
    const { file, line } = edited('pages/legal/privacy-policy.md', 'lastUpdated: ', 'lastUpdated: [');
    expect(file.problems.length).toBeGreaterThan(0);
    expect(file.problems.every((problem) => problem.line >= line && problem.line <= line + 2)).toBe(true);
  });

  test('is reported for missing front matter', () => {
    expect(problemsOf(fileOf('blog/only-words.md', 'Only words\n'))).toEqual([
      'blog/only-words.md:1:1 expected fields between two lines of ---; found Only words',
    ]);
  });
});

test('missing files are reported', () => {
  const names = ['faq.yaml', 'pages/legal/complaints.md', 'pages/nhs-locations/nhs-leeds-dentist.yaml'];
  expect(parseContent(without(...names)).problems.map(({ file }) => file)).toEqual(names);
});

test.each(['teem.yaml', 'team.yml', 'practices/york.yml', 'blog/draft.txt', 'pages/opening.yaml', 'notes.md'])(
  'a file with an unknown name is reported: %s',
  (name) => {
    expect(problemsOf(fileOf(name, name.endsWith('.md') ? '---\n---\n' : '{}\n'))).toEqual([
      expect.stringContaining(`${name}:1:1`),
    ]);
  },
);

describe('a page that consists of content alone', () => {
  const head =
    'head:\n  title: Parking\n  description: Where to park near each practice, and what it costs to park there.\n  keywords: [a, b, c]\n';
  const page = (slug: string, fields = '') =>
    fileOf(`pages/more/${slug}.md`, `---\n${head}heading: Parking\nlead: Where to park.\n${fields}---\n\nBehind the house.\n`);

  test('needs only head, heading and lead, and takes its slug from the file name', () => {
    const found = parseContent(withFile(page('parking'))).content?.morePages.find(({ slug }) => slug === 'parking');
    expect(found).toMatchObject({
      heading: 'Parking',
      markdown: '\nBehind the house.\n',
      closing: { heading: 'Any questions?' },
    });
    expect(found?.card).toBeUndefined();
  });

  test.each([
    [0, [expect.stringContaining('pages/more/parking.md:10:3 card.lines')]],
    [1, []],
    [6, []],
    [7, [expect.stringContaining('pages/more/parking.md:10:3 card.lines')]],
  ])('may have a card of one to six lines: %d', (lines, expected) => {
    const words = Array.from({ length: lines }, () => 'Words').join(', ');
    expect(problemsOf(page('parking', `card:\n  heading: To show\n  lines: [${words}]\n`))).toEqual(expected);
  });

  test.each(['blog', 'search', 'offline', 'staff', 'complaints', 'assets', 'rest'])(
    'is reported with file and line if the site already has its address: /%s',
    (slug) => {
      expect(problemsOf(page(slug))).toEqual([
        `pages/more/${slug}.md:6:10 heading: expected a file name that is not an address of the site already; found /${slug}`,
      ]);
    },
  );

  test('is reported if its file name is not a valid slug', () => {
    expect(problemsOf(page('Where to park'))).toEqual([
      expect.stringContaining('expected a file name of lower-case words joined by hyphens'),
    ]);
  });
});

test.each([
  ['team.yaml', 'location: leeds', 'location: leads', 'one of bradford, leeds, ripon; found leads'],
  ['reviews.yaml', 'location: ripon', 'location: york', 'practiceReviews[3].location: expected one of bradford'],
  [
    'pages/nhs-locations/nhs-ripon-dentist.yaml',
    'practice: ripon',
    'practice: rippon',
    'nhs-ripon-dentist.yaml:20:11 practice: expected',
  ],
  ['organisation.yaml', 'practices: [bradford, ripon, leeds]', 'practices: [bradford, leeds]', 'organisation.yaml lists'],
  ['organisation.yaml', 'practices: [bradford, ripon, leeds]', 'practices: [bradford, ripon, leeds, york]', 'found york'],
  ['team.yaml', 'slug: quan-luu', 'slug: ruth-thackray', 'a unique slug; found ruth-thackray twice'],
  ['videos.yaml', 'PLACEHOLD02', 'PLACEHOLD01', 'PLACEHOLD01 twice'],
  ['practices/leeds.yaml', 'slug: leeds', 'slug: york', 'the name of the file, leeds; found york'],
  ['practices/leeds.yaml', '[emergency-page]', '[emergency-page, emergency-page]', 'emergency-page twice'],
  ['organisation.yaml', '[structured-data-reviews]', '[faq]', 'an entry for the surface structured-data-reviews'],
  [
    'organisation.yaml',
    '[legal-pages, nhs-pages]',
    '[nhs-york-page]',
    'the page of a practice in practices/; found nhs-york-page',
  ],
  ['practices/leeds.yaml', '[emergency-page]', '[footer, emergency-page]', 'only places that show what it is; found footer'],
  ['practices/leeds.yaml', "monday: { open: '09:00'", "monday: { open: '19:00'", 'times in order; found 19:00, 12:30'],
  ['team.yaml', 'portraits/hijab.svg', 'quan.jpg', 'quan.jpg, which does not exist'],
  ['practices/leeds.yaml', 'picture:\n', 'picture:\n  file: leeds.jpg\n', 'leeds.jpg, which does not exist'],
  ['team.yaml', 'portraits/hijab.svg', 'portraits/hat.svg', 'one of the drawings; found portraits/hat.svg'],
  ['transformations.yaml', 'teeth/open-bite-after.svg', 'teeth/bite.svg', 'one of the drawings; found teeth/bite.svg'],
  ['editorial-plan.yaml', 'id: looking-after-dentures', 'id: dry-mouth-day-and-night', 'dry-mouth-day-and-night twice'],
  ['editorial-plan.yaml', 'id: looking-after-dentures', 'id: dentures', 'the id of a topic in editorial-plan.yaml'],
  ['blog-backlog/looking-after-dentures.md', 'category: Treatments', 'category: Dental Health', 'its topic, Treatments'],
])('references between files are checked: %s, %s becomes %s', (name, from, to, expected) => {
  expect(problemsWith(withFile(edited(name, from, to).file)).join('\n')).toContain(expected);
});

test('a backlog article cannot have the name of a published one', () => {
  const waiting = textOf('blog-backlog/looking-after-dentures.md');
  const file = fileOf('blog/looking-after-dentures.md', waiting.replace('\n---', "\npublishedOn: '2026-01-01'\n---"));
  expect(problemsWith(withFile(file)).join()).toContain('a file name that is not used in blog/; found looking-after-dentures');
});

test('loadContent throws one error with every problem', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'team.yaml'), edited('team.yaml', 'file: portraits/hijab.svg', 'file: 7').file.bytes);
  expect(() => loadContent(folder)).toThrow(ContentError);
  expect(() => loadContent(folder)).toThrow(/faq\.yaml:1:1 [\s\S]*picture\.file: expected text; found 7/);
});

test('a missing folder is reported as a problem', () => {
  expect(readContent('content/nowhere')).toMatchObject({
    problems: [{ file: 'content/nowhere', field: [], found: 'nothing' }],
  });
});
