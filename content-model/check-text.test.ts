import { describe, expect, test } from 'vitest';
import { checkText, type TextAdvice } from './check-text.ts';
import { type ContentFile, parseContentFile, readContentFiles } from './content-file.ts';
import { type ContentPath, describePath } from './problem.ts';

const files = readContentFiles('content');
const templateFiles = readContentFiles('content-template');

function fileNamed(name: string): ContentFile {
  const file = files.find((each) => each.file === name);
  if (!file) throw new Error(`no file ${name}`);
  return file;
}

/** A copy of a real file with one field changed. Text is added to the body of a Markdown file. */
function withField(name: string, field: ContentPath, text: unknown): ContentFile {
  const file = fileNamed(name);
  if (file.body && field[0] === 'body') return { ...file, body: { ...file.body, text: `${file.body.text}\n\n${text}\n` } };
  const data = structuredClone({ value: file.data?.value });
  const parents = ['value', ...field];
  const last = parents.pop() as string;
  // biome-ignore lint/suspicious/noExplicitAny: The path leads into content of any shape.
  const parent = parents.reduce<any>((value, part) => value[part], data);
  parent[last] = text;
  if (!file.data) throw new Error(`no data in ${name}`);
  return { ...file, data: { ...file.data, value: data.value } };
}

const placeOf = ({ field, kind }: TextAdvice) => `${kind} at ${describePath(field)}`;

/** What a change adds to the advice about a file. */
function added(name: string, field: ContentPath, text: unknown): TextAdvice[] {
  const before = new Set(checkText(fileNamed(name)).map(({ message }) => message));
  return checkText(withField(name, field, text)).filter(({ message }) => !before.has(message));
}

/** Advice about a sentence in the body of a page. */
const adviceOn = (sentence: string) =>
  checkText(parseContentFile('pages/more/test.md', new TextEncoder().encode(`---\nheading: Test\n---\n\n${sentence}\n`)));

const hardProse =
  'Contemporary periodontal rehabilitation necessitates comprehensive multidisciplinary evaluation, incorporating radiographic investigation, occlusal stabilisation and individualised behavioural intervention. '.repeat(
    3,
  );

const planted: [kind: TextAdvice['kind'], file: string, field: ContentPath, text: unknown][] = [
  ['claim', 'services.yaml', [0, 'description'], 'Painless fillings for the whole family.'],
  ['claim', 'pages/home.yaml', ['hero', 'lead'], 'We are the best dentists in Yorkshire.'],
  ['claim', 'pages/dental-implants.yaml', ['head', 'title'], "Leeds' Leading Implant Clinic"],
  ['claim', 'pages/dental-implants.yaml', ['head', 'keywords', 0], 'cheapest dental implants'],
  ['claim', 'faq.yaml', [0, 'answer'], 'Yes. Our results are guaranteed.'],
  ['claim', 'faq.yaml', [1, 'answer'], 'Implants are a permanent solution.'],
  ['claim', 'transformations.yaml', [0, 'description'], 'The perfect smile in six months.'],
  ['claim', 'transformations.yaml', [1, 'procedure'], 'Risk-free clear aligners'],
  ['claim', 'videos.yaml', [0, 'description'], 'It is 100% safe.'],
  ['claim', 'team.yaml', [0, 'bio'], 'I am a specialist in implants, and I have placed many.'],
  ['claim', 'team.yaml', [0, 'specialties', 0], 'Implant specialist'],
  ['claim', 'team.yaml', [2, 'name'], 'Dr Sumaiya Talukdar'],
  ['claim', 'practices/leeds.yaml', ['summary'], 'Our specialists treat all of Leeds.'],
  ['claim', 'blog/thinking-about-teeth-whitening.md', ['body'], 'We use a gel with 16% hydrogen peroxide.'],
  ['claim', 'blog/thinking-about-teeth-whitening.md', ['excerpt'], 'Pamper yourself with whitening before the wedding.'],
  ['claim', 'pages/teeth-whitening.yaml', ['head', 'description'], 'Teeth whitening for teenagers and adults, this month only.'],
  ['claim', 'pages/more/nervous-patients.md', ['closing', 'text'], 'Book now before it is too late.'],
  ['claim', 'pages/cosmetic-dentistry.yaml', ['head', 'description'], 'Veneers, bonding and Botox in Leeds.'],
  ['claim', 'pages/nhs-information.yaml', ['head', 'title'], 'Dentistry endorsed by the NHS'],
  ['claim', 'organisation.yaml', ['name'], 'The CQC-rated Dentists'],
  ['claim', 'reviews.yaml', ['policy'], '99% of patients recommend us.'],
  [
    'claim',
    'reviews.yaml',
    ['testimonials', 0, 'review'],
    'They cured my gum disease, and I had my anti-wrinkle injections too.',
  ],
  ['claim', 'pages/legal/complaints.md', ['body'], '## The award-winning team'],
  ['claim', 'pages/more/nervous-patients.md', ['body'], 'Take two paracetamol an hour before you come.'],
  ['claim', 'faq.yaml', [0, 'answer'], 'If your gums bleed, you have gum disease.'],
  ['reading-age', 'faq.yaml', [3, 'answer'], hardProse],
  ['reading-age', 'pages/more/nervous-patients.md', ['lead'], hardProse],
  ['reading-age', 'blog/fillings-old-and-new.md', ['body'], `${hardProse}\n\n`.repeat(12)],
  ['alternative-text', 'practices/ripon.yaml', ['picture', 'words'], ''],
  ['alternative-text', 'practices/ripon.yaml', ['picture', 'words'], null],
  ['alternative-text', 'practices/ripon.yaml', ['picture', 'words'], 'A photo.'],
  ['alternative-text', 'transformations.yaml', [0, 'before', 'words'], 'IMG_2041.JPG'],
  ['alternative-text', 'transformations.yaml', [0, 'after', 'words'], 'DSC0042'],
  ['alternative-text', 'team.yaml', [0, 'picture', 'words'], 'image'],
  ['alternative-text', 'pages/more/nervous-patients.md', ['body'], '![](/pictures/room.jpg)'],
  ['alternative-text', 'pages/more/nervous-patients.md', ['body'], 'Look: ![picture](/pictures/room.jpg) and read.'],
];

describe('advice about a text', () => {
  test.each(planted)('%s: %s %j %j', (kind, name, field, text) => {
    const advice = added(name, field, text);
    expect(new Set(advice.map(placeOf))).toEqual(new Set([placeOf({ field, kind, message: '' })]));
    for (const { message } of advice) expect(message).toMatch(/^["A-Z].*\.$/);
  });

  test('quotes the words and says what to write, and who says so', () => {
    expect(added('services.yaml', [0, 'description'], 'Painless fillings.')).toEqual([
      {
        field: [0, 'description'],
        kind: 'claim',
        message: '"Painless" promises a result. Say what you do to make it comfortable. Source: CAP Code, rule 3.7.',
      },
    ]);
  });

  test('gives the reading age in years and the longest sentence', () => {
    const [advice] = added('faq.yaml', [3, 'answer'], `Brush twice a day with a soft brush. ${hardProse}`);
    expect(advice?.message).toMatch(/^The reading age is \d\d years; aim for 13 or below\. .* "Contemporary periodontal .*…"\.$/);
  });

  test('says that a photograph is called a drawing', () => {
    const photograph = added('transformations.yaml', [0, 'before', 'file'], 'smiles/one.jpg');
    expect(photograph.map(placeOf)).toEqual(['alternative-text at [0].before.words']);
    expect(photograph[0]?.message).toContain('calls it a drawing');
  });

  test('asks for the alternative text of a photograph of a person', () => {
    const photograph = added('team.yaml', [0, 'picture', 'file'], 'team/tariq.jpg');
    expect(photograph.map(placeOf)).toEqual(['alternative-text at [0].picture.words']);
  });

  test('lets a dentist on a GDC specialist list say so', () => {
    const listed = { award: 'GDC specialist list: Oral Surgery', country: 'United Kingdom' };
    const entry = (fileNamed('team.yaml').data?.value as object[] | undefined)?.[0];
    const bio = 'I am a specialist in oral surgery.';
    expect(added('team.yaml', [0], { ...entry, bio, qualifications: [listed] })).toEqual([]);
    expect(added('team.yaml', [0], { ...entry, bio }).map(placeOf)).toEqual(['claim at [0].bio']);
  });

  test('lets patients praise in their own words', () => {
    expect(added('reviews.yaml', ['testimonials', 0, 'review'], 'The best dentist in Leeds, and painless.')).toEqual([]);
  });

  test('leaves out notes that no page shows', () => {
    expect(
      added('editorial-plan.yaml', ['topics', 0, 'brief'], 'Never write that it is painless. The best dentists in Leeds.'),
    ).toEqual([]);
  });

  test('still checks the body when the fields cannot be read', () => {
    const broken = parseContentFile('blog/a.md', new TextEncoder().encode('---\ntitle: [\n---\n\nPainless fillings.\n'));
    expect(checkText(broken).map(placeOf)).toEqual(['claim at body']);
  });

  test('has nothing to say about pictures', () => {
    expect(checkText(parseContentFile('pictures/a.jpg', new Uint8Array([1, 2, 3])))).toEqual([]);
  });
});

const reported = [
  'A top-rated team.',
  'The #1 dentist.',
  'Number one for nervous patients.',
  'Our dentists are the best.',
  "Ripon's favourite dentist.",
  'The highest standards of care.',
  "The UK's most trusted dental group.",
  'Our prices are unbeatable.',
  'We are the experts.',
  'It is pain free.',
  'We guarantee that you will like it.',
  'Whitening guarantees whiter teeth.',
  'Veneers last a lifetime.',
  'A smile for life.',
  'It cures bad breath.',
  'A laser that heals mouth cancer.',
  'A cure for snoring.',
  'Nine out of ten patients come back.',
  'Thousands of happy patients.',
  'We specialise in veneers.',
  'A specialist dental clinic.',
  'Meet our orthodontist.',
  'Meet our doctors.',
  'Limited-time offer on aligners.',
  'Whitening today only.',
  'Only three places left.',
  'NHS-approved care.',
  'Rated Outstanding by the CQC.',
  'Approved by the General Dental Council.',
  'Is Botox right for you?',
  'Looking for a painless dentist?',
  'Is it painless? It is painless.',
  'Gel with 8.5 % peroxide.',
  'We use 22% carbamide peroxide.',
  'Whitening without an examination.',
  'Come to our whitening bar.',
];

const quiet = [
  'No treatment is painless.',
  'Results cannot be guaranteed.',
  'Is whitening painless?',
  'Painless dentistry is a myth.',
  'Be wary of anyone who promises a perfect smile.',
  'Early decay is often painless.',
  'The best time to brush is before bed.',
  'The best time to call is before ten, and most people are seen at least once a year.',
  'Rule number one for healthy gums: brush twice a day.',
  'We will find the best treatment for you.',
  'Permanent teeth come through from the age of six.',
  'Gum disease can leave permanent damage.',
  'Once you are pain-free, come for a check-up.',
  'Gum disease cannot be cured, but it can be kept in check.',
  'A bright light cures the filling.',
  'Our written guarantee applies to crowns.',
  'You get Pension Credit guarantee credit.',
  'We may refer you to a specialist.',
  'Your dentist may send you to an implant specialist.',
  'I am no specialist.',
  'Only a dentist on a specialist list may say so.',
  'An orthodontist straightens teeth.',
  'Ask your doctor first.',
  'We do not offer Botox.',
  'There is no hurry, and we have no limited-time offers.',
  'We are closed today only.',
  'Whitening gels hold up to 6 % hydrogen peroxide.',
  'More than 10% hydrogen peroxide is against the law.',
  'We never whiten teeth without an examination.',
  'A beauty salon that offers whitening breaks the law.',
  'The NHS recommends fluoride toothpaste.',
  'We provide NHS care, and the CQC inspects us.',
  'The CQC does not rate dental practices.',
  'Even 100% fruit juice has sugar in it.',
  'If you have gum disease, we can help.',
  'Take what you usually take for pain.',
  '![Our front door on Park Row, with a ramp](/pictures/door.jpg)',
];

describe('claims', () => {
  test.each(reported)('are reported in %j', (sentence) => {
    expect(adviceOn(sentence).map(placeOf)).toEqual(['claim at body']);
  });

  test.each(quiet)('are not reported in %j', (sentence) => {
    expect(adviceOn(sentence)).toEqual([]);
  });
});

describe('the real content', () => {
  // The specification fixes this title of a benefit card.
  const specified =
    '"NHS approved" suggests that the NHS endorses you. Say which NHS care you provide. Source: CAP Code, rule 3.50.';

  test.each([
    ['content', files],
    ['content-template', templateFiles],
  ])('%s is easy to read and makes no claim but the specified one', (_, all) => {
    const advice = all.flatMap((file) => checkText(file).map((each) => ({ file: file.file, ...each })));
    expect(advice.filter(({ message }) => message !== specified)).toEqual([]);
    expect(new Set(advice.map(({ file }) => file.split('/').slice(0, 2).join('/')))).toEqual(new Set(['pages/nhs-locations']));
  });
});
