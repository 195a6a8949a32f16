import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type ContentFile, parseContentFile, readContentFiles } from './content-file.ts';
import { ContentError, loadContent, parseContent, readContent } from './load.ts';
import { describeProblem, type Problem } from './problem.ts';

// Read once. A test that edits a file parses only that file again.
const demoFiles = readContentFiles(import.meta.dirname);
let files: ContentFile[];
beforeEach(() => {
  files = [...demoFiles];
});

const textOf = (file: string) => new TextDecoder().decode(files.find((known) => known.file === file)?.bytes);
function remove(file: string): void {
  files = files.filter((known) => known.file !== file);
}
/** Adds or replaces a file, keeping the sort order. */
function write(file: string, text: string): void {
  remove(file);
  files.push(parseContentFile(file, new TextEncoder().encode(text)));
  files.sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** Replaces text in a file and returns its line. */
function edit(file: string, from: string, to: string): number {
  const text = textOf(file);
  expect(text, `${file} holds the words to replace`).toContain(from);
  write(file, text.replace(from, to));
  return text.slice(0, text.indexOf(from)).split('\n').length;
}

const found = (): Problem[] => parseContent(files).problems;
const problems = (): string[] => found().map(describeProblem);
function content() {
  const { content } = parseContent(files);
  if (!content) throw new Error(problems().join('\n'));
  return content;
}

/** A copy of the folder, for tests that need files on disk. */
function copiedFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(import.meta.dirname, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') });
  return folder;
}

describe('the demo content', () => {
  test('has no problems', () => {
    expect(problems()).toEqual([]);
  });

  test('is deeply frozen', () => {
    const { brand, practices, team } = content();
    expect(() => {
      team.pop();
    }).toThrow(TypeError);
    expect(Object.isFrozen(practices[0]?.hours[0]?.week.monday)).toBe(true);
    expect(Object.isFrozen(brand.dark)).toBe(true);
  });

  test('lists practices and their pages in the order of organisation.yaml', () => {
    const { locationPages, nhsLocationPages, practices } = content();
    expect(practices.map(({ slug }) => slug)).toEqual(['bradford', 'ripon', 'leeds']);
    expect(locationPages.map(({ practice }) => practice)).toEqual(['bradford', 'ripon', 'leeds']);
    expect(nhsLocationPages.map(({ practice }) => practice)).toEqual(['bradford', 'ripon', 'leeds']);
  });

  test('has the slug and text of Markdown files, with articles newest first', () => {
    const { legalPages, blogArticles } = content();
    const policy = legalPages.find(({ slug }) => slug === 'privacy-policy');
    expect(policy?.markdown).not.toContain('---\nhead:');
    expect(policy?.markdown.length).toBeGreaterThan(1000);
    const dates = blogArticles.map(({ publishedOn }) => publishedOn);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('lists all picture files, including those in subfolders, and no others', () => {
    const folder = copiedFolder();
    expect(loadContent(folder).pictures).toEqual(['pictures/favicon.svg']);
    mkdirSync(path.join(folder, 'pictures/videos'));
    writeFileSync(path.join(folder, 'pictures/videos/PLACEHOLD01.jpg'), 'a picture');
    expect(loadContent(folder).pictures).toEqual(['pictures/favicon.svg', 'pictures/videos/PLACEHOLD01.jpg']);
  });

  test('can have no notices: an empty list, a file with only comments or no file', () => {
    expect(content().notices).toEqual([]);
    write('notices.yaml', '# Nothing to say.\n');
    expect(content().notices).toEqual([]);
    remove('notices.yaml');
    expect(content().notices).toEqual([]);
  });

  test('loads without pages/more, which older content lacks', () => {
    expect(content().morePages.map(({ slug }) => slug)).toContain('nervous-patients');
    for (const { slug } of content().morePages) remove(`pages/more/${slug}.md`);
    expect(content().morePages).toEqual([]);
  });

  test('reads files with Windows line endings and dates without quotes', () => {
    write('pages/legal/complaints.md', textOf('pages/legal/complaints.md').replaceAll('\n', '\r\n'));
    expect(problems()).toEqual([]);
    expect(content().organisation.lastUpdated).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('the version', () => {
  test('is short, stable for the same bytes and changes with any byte', () => {
    const before = content().version;
    expect(before).toMatch(/^[0-9a-f]{12}$/);
    expect(content().version).toBe(before);
    edit('faq.yaml', 'Are you taking', 'Do you take');
    expect(content().version).not.toBe(before);
  });

  test('changes when a picture is added, but not for code or a README', () => {
    const folder = copiedFolder();
    const before = loadContent(folder).version;
    writeFileSync(path.join(folder, 'README.md'), 'other words');
    writeFileSync(path.join(folder, 'load.ts'), 'code');
    expect(loadContent(folder).version).toBe(before);
    mkdirSync(path.join(folder, 'pictures'), { recursive: true });
    writeFileSync(path.join(folder, 'pictures/somebody.jpg'), 'bytes');
    expect(loadContent(folder).version).not.toBe(before);
  });
});

describe('an error in a YAML file', () => {
  test('is reported with file, line, path, expected and actual value', () => {
    const line = edit('team.yaml', 'smile: open', 'smile: opne');
    expect(problems()).toEqual([`team.yaml:${line}:12 team[0].portrait.smile: expected one of open, closed; found opne`]);
  });

  test('in the syntax is reported with its line', () => {
    const line = edit('videos.yaml', "duration: '3:40'", "duration: '3:40");
    const [problem] = found();
    expect(problem).toMatchObject({ file: 'videos.yaml', expected: 'valid YAML' });
    expect(problem?.line).toBeGreaterThanOrEqual(line);
  });

  test('is reported for a duplicate field', () => {
    const line = edit('organisation.yaml', 'foundingYear: 2009', 'foundingYear: 2009\nfoundingYear: 2010');
    expect(found()).toEqual([expect.objectContaining({ file: 'organisation.yaml', line: line + 1 })]);
  });

  test('is reported for a misspelt field with the valid names', () => {
    const line = edit('team.yaml', '  languages: [Igbo]', '  langauges: [Igbo]');
    const [told] = problems();
    expect(told).toContain(`team.yaml:${line}:3 team[3]: expected only the fields slug, name, role`);
    expect(told).toContain('languages');
    expect(told).toContain('found langauges');
  });

  test('is reported for a missing field at its entry', () => {
    const line = edit('services.yaml', '- slug: dental-implants\n  icon', '- icon');
    expect(problems()).toEqual([
      expect.stringMatching(`services.yaml:${line}:\\d+ services\\[4\\].slug: expected text; found nothing`),
    ]);
  });

  test('in a union is reported for the closest option', () => {
    const line = edit('practices/ripon.yaml', 'saturday: closed', "saturday: { open: 9, close: '12:00' }");
    expect(problems()).toEqual([
      expect.stringMatching(`practices/ripon.yaml:${line}:\\d+ ripon.hours\\[0\\].week.saturday.open: expected text; found 9`),
    ]);
    edit('practices/ripon.yaml', "saturday: { open: 9, close: '12:00' }", 'saturday: shut');
    expect(problems()).toEqual([expect.stringContaining('saturday: expected closed, or a group of fields; found shut')]);
  });

  test('in the length of a text is reported with its length', () => {
    edit('team.yaml', 'I grew up above my father', `${'word '.repeat(40)}I grew up above my father`);
    expect(problems()).toEqual([
      expect.stringMatching(/team\[0\]\.bio: expected 60 to 90 words; found .* \(111 words, \d+ characters\)/),
    ]);
  });

  test.each([
    ['organisation.yaml', 'website: https://www.threeridings.example', 'website: threeridings', 'a URL such as'],
    ['organisation.yaml', 'lastUpdated: 2026-', 'lastUpdated: 2026-13-', 'a date such as'],
    ['organisation.yaml', 'email: privacy@', 'email: privacy at ', 'an email address such as'],
    ['nhs-charges.yaml', 'band2: 70.70', 'band2: 70.705', 'two decimal places'],
    ['nhs-charges.yaml', 'band2: 70.70', "band2: '£70.70'", 'a number'],
    ['practices/leeds.yaml', 'acceptingNHS: false', 'acceptingNHS: full', 'true or false'],
    ['practices/leeds.yaml', 'postcode: LS1 1AA', 'postcode: ls1', 'a postcode such as'],
    ['pages/home.yaml', '    - NHS and private care\n', '', 'exactly 2 entries'],
    ['navigation.yaml', '    whenAllFull: NHS & Private Care\n', '', 'navigation.topBar.welcome.whenAllFull: expected text'],
    ['pages/home.yaml', 'All our NHS lists are full', 'Ring {accepting}', 'no {accepting}, which may be empty here'],
    ['pages/nhs-information.yaml', 'one of our other practices', '{full}', 'or a text for whenAllAccept'],
    [
      'pages/general-dentistry.yaml',
      'Our NHS lists are full',
      'Our NHS {list is|lists are} full',
      '{accepting} or {full} beside',
    ],
    [
      'pages/locations/ripon-dentist.yaml',
      'NHS and private dentist in the centre',
      `${'Long '.repeat(40)}`,
      'at most 170 characters',
    ],
  ])('in %s (%s becomes %s) is reported as %s', (file, from, to, expected) => {
    edit(file, from, to);
    expect(problems()).toEqual([expect.stringContaining(expected)]);
  });

  test('does not hide others: all are reported in file order', () => {
    edit('videos.yaml', 'icon: child', 'icon: kid');
    edit('faq.yaml', 'question: When are you open?', 'question: ""');
    edit('team.yaml', 'location: ripon', 'location: rippon');
    expect(found().map(({ file }) => file)).toEqual(['faq.yaml', 'team.yaml', 'videos.yaml']);
  });
});

describe('an error in a Markdown file', () => {
  test('in a field is reported with the line in the file', () => {
    const line = edit('pages/legal/privacy-policy.md', "lastUpdatedDate: '2025-01-01'", 'lastUpdatedDate: January');
    expect(problems()).toEqual([
      expect.stringMatching(`pages/legal/privacy-policy.md:${line}:\\d+ privacy-policy.lastUpdatedDate: expected a date such as`),
    ]);
  });

  test('in the syntax is reported with the line in the file', () => {
    const line = edit('pages/legal/complaints.md', 'lastUpdated: ', 'lastUpdated: [');
    const told = found().filter(({ file }) => file === 'pages/legal/complaints.md');
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((problem) => problem.line >= line && problem.line <= line + 2)).toBe(true);
  });

  test('is reported for missing front matter', () => {
    write('blog/only-words.md', 'Only words\n');
    expect(problems()).toEqual([
      'blog/only-words.md:1:1 blog/only-words.md: expected fields between two lines of ---; found Only words',
    ]);
  });
});

describe('files', () => {
  test('that are missing are reported', () => {
    remove('faq.yaml');
    remove('pages/nhs-locations/nhs-leeds-dentist.yaml');
    remove('pages/legal/complaints.md');
    expect(found().map(({ file }) => file)).toEqual([
      'faq.yaml',
      'pages/legal/complaints.md',
      'pages/nhs-locations/nhs-leeds-dentist.yaml',
    ]);
  });

  test.each(['teem.yaml', 'team.yml', 'practices/york.yml', 'blog/draft.txt', 'pages/opening.yaml', 'notes.md'])(
    'with an unknown name are reported: %s',
    (name) => {
      write(name, name.endsWith('.md') ? '---\n---\n' : '{}\n');
      expect(problems()).toEqual([expect.stringContaining(`${name}:1:1`)]);
    },
  );

  test('that are hidden or pictures are ignored', () => {
    const folder = copiedFolder();
    writeFileSync(path.join(folder, '.DS_Store'), '');
    writeFileSync(path.join(folder, 'practices/ripon.jpg'), '');
    expect(readContent(folder).problems).toEqual([]);
  });
});

describe('a page that consists of content alone', () => {
  const head =
    'head:\n  title: Parking\n  description: Where to park near each practice, and what it costs to park there.\n  keywords: [a, b, c]\n';
  const page = (fields = '') => `---\n${head}heading: Parking\nlead: Where to park.\n${fields}---\n\nBehind the house.\n`;

  test('needs only head, heading and lead, and takes its slug from the file name', () => {
    write('pages/more/parking.md', page());
    const found = content().morePages.find(({ slug }) => slug === 'parking');
    expect(found).toMatchObject({
      heading: 'Parking',
      markdown: '\nBehind the house.\n',
      closing: { heading: 'Any questions?' },
    });
    expect(found?.card).toBeUndefined();
  });

  test('may have a card of one to six lines', () => {
    const card = (lines: number) =>
      `card:\n  heading: To show\n  lines: [${Array.from({ length: lines }, () => 'Words').join(', ')}]\n`;
    for (const lines of [1, 6]) {
      write('pages/more/parking.md', page(card(lines)));
      expect(problems()).toEqual([]);
    }
    for (const lines of [0, 7]) {
      write('pages/more/parking.md', page(card(lines)));
      expect(problems()).toEqual([expect.stringContaining('pages/more/parking.md:10:3 parking.card.lines')]);
    }
  });

  test.each(['blog', 'search', 'offline', 'staff', 'complaints', 'assets', 'rest'])(
    'is reported with file and line if the site already has its address: /%s',
    (slug) => {
      write(`pages/more/${slug}.md`, page());
      expect(problems()).toEqual([
        `pages/more/${slug}.md:6:10 ${slug}.heading: expected a file name that is not an address of the site already; found /${slug}`,
      ]);
    },
  );

  test('is reported if its file name is not a valid slug', () => {
    write('pages/more/Where to park.md', page());
    expect(problems()).toEqual([expect.stringContaining('expected a file name of lower-case words joined by hyphens')]);
  });
});

describe('references between files', () => {
  test.each([
    ['team.yaml', 'location: leeds', 'location: leads', 'one of bradford, leeds, ripon; found leads'],
    ['reviews.yaml', 'location: ripon', 'location: york', 'reviews.practiceReviews[3].location: expected one of bradford'],
    ['pages/nhs-locations/nhs-ripon-dentist.yaml', 'practice: ripon', 'practice: rippon', 'nhs-ripon-dentist.practice'],
    ['organisation.yaml', 'practices: [bradford, ripon, leeds]', 'practices: [bradford, leeds]', 'organisation.yaml lists'],
    ['organisation.yaml', 'practices: [bradford, ripon, leeds]', 'practices: [bradford, ripon, leeds, york]', 'found york'],
    ['team.yaml', 'slug: quan-luu', 'slug: ruth-thackray', 'a unique slug; found ruth-thackray twice'],
    ['videos.yaml', 'PLACEHOLD02', 'PLACEHOLD01', 'PLACEHOLD01 twice'],
    ['practices/leeds.yaml', 'slug: leeds', 'slug: york', 'the name of the file, leeds; found york'],
    ['practices/leeds.yaml', '[emergency-page]', '[contact-card, emergency-page]', 'contact-card twice'],
    [
      'practices/leeds.yaml',
      '  - surfaces: [emergency-page]',
      '  - surfaces: [help-card]',
      'an entry for the surface emergency-page',
    ],
    ['practices/leeds.yaml', 'nhs-leeds-page', 'nhs-york-page', 'the page of a practice in practices/; found nhs-york-page'],
    ['practices/leeds.yaml', "monday: { open: '09:00'", "monday: { open: '19:00'", 'times in order; found 19:00, 12:30'],
    ['team.yaml', '  specialties: [Written', '  image: quan.jpg\n  specialties: [Written', 'quan.jpg, which does not exist'],
    ['practices/leeds.yaml', 'slug: leeds', 'slug: leeds\nimage: leeds.jpg', 'leeds.jpg, which does not exist'],
    ['editorial-plan.yaml', 'id: looking-after-dentures', 'id: dry-mouth-day-and-night', 'dry-mouth-day-and-night twice'],
    ['editorial-plan.yaml', 'id: looking-after-dentures', 'id: dentures', 'the id of a topic in editorial-plan.yaml'],
    ['blog-backlog/looking-after-dentures.md', 'category: Treatments', 'category: Dental Health', 'its topic, Treatments'],
  ])('are checked: %s, %s becomes %s', (file, from, to, expected) => {
    edit(file, from, to);
    const told = problems();
    expect(told.join('\n')).toContain(expected);
  });
});

test('a backlog article cannot have the name of a published one', () => {
  const waiting = textOf('blog-backlog/looking-after-dentures.md');
  write('blog/looking-after-dentures.md', waiting.replace('\n---', "\npublishedOn: '2026-01-01'\n---"));
  expect(problems().join('\n')).toContain('a file name that is not used in blog/; found looking-after-dentures');
});

test('loadContent throws one error with every problem', () => {
  const folder = copiedFolder();
  writeFileSync(path.join(folder, 'team.yaml'), textOf('team.yaml').replace('smile: open', 'smile: opne'));
  writeFileSync(path.join(folder, 'videos.yaml'), textOf('videos.yaml').replace('icon: child', 'icon: kid'));
  expect(() => loadContent(folder)).toThrow(ContentError);
  try {
    loadContent(folder);
  } catch (error) {
    expect((error as ContentError).problems).toHaveLength(2);
    expect((error as ContentError).message).toContain('portrait.smile');
    expect((error as ContentError).message).toContain('found opne');
  }
});

test('a missing folder is reported as a problem', () => {
  expect(readContent(path.join(import.meta.dirname, 'nowhere'))).toMatchObject({
    problems: [{ path: 'content', found: 'nothing' }],
  });
});
