import { expect, test } from 'vitest';
import { parseContentFile, readContentFiles } from '../../content/content-file.ts';
import { formStateOf, textWith } from '../../content/file-text.ts';
import { parseContent } from '../../content/load.ts';
import type { ContentPath } from '../../content/problem.ts';
import { findFieldFindings, findTextFindings } from './field-findings.ts';
import { findFile } from './workspace.ts';

const files = readContentFiles('content');
const today = '2026-11-16';

/** What the form of a file shows, with the content as it is or with one field changed. */
function findings(name: string, field?: ContentPath, text?: unknown) {
  const file = findFile(files, name);
  if (!file) throw new Error(`No file ${name}`);
  const state = formStateOf(file);
  const changed = field ? parseContentFile(name, new TextEncoder().encode(textWith(file, setAt(state, field, text)))) : file;
  const reading = parseContent(files.map((other) => (other === file ? changed : other)));
  return [...findFieldFindings(reading, today).filter((finding) => finding.file === name), ...findTextFindings(changed)];
}

function setAt<T>(state: T, [first, ...rest]: ContentPath, text: unknown): T {
  if (first === undefined) return text as T;
  if (Array.isArray(state)) return state.with(Number(first), setAt(state[Number(first)], rest, text)) as T;
  return { ...state, [first]: setAt((state as Record<string, unknown>)[first], rest, text) };
}

const hard =
  'Contemporary periodontal rehabilitation necessitates comprehensive multidisciplinary evaluation incorporating radiographic interpretation, microbiological investigation and individualised prophylactic intervention alongside continuous reassessment of physiological parameters, psychological expectations and socioeconomic considerations throughout the entire rehabilitation programme undertaken collaboratively with appropriately qualified practitioners possessing demonstrable postgraduate experience.';

const faults: [string, string, ContentPath, unknown][] = [
  ['reading age', 'faq.yaml', ['value', 3, 'answer'], hard],
  ['reading age', 'practices/ripon.yaml', ['value', 'transport'], hard],
  ['reading age of an article', 'blog-backlog/looking-after-dentures.md', ['body'], `\n${hard}\n`],
  ['superlative', 'practices/ripon.yaml', ['value', 'summary'], 'The best dentists in Yorkshire, near the market place.'],
  ['promise', 'practices/leeds.yaml', ['value', 'summary'], 'Painless treatment for everybody, every day.'],
  ['guarantee', 'services.yaml', ['value', 0, 'description'], 'We guarantee a perfect smile.'],
  ['comparison', 'pages/dental-implants.yaml', ['value', 'hero', 'lead'], 'The cheapest implants in Leeds.'],
  [
    'specialist',
    'team.yaml',
    ['value', 1, 'bio'],
    `I am a specialist in implants. ${'I like to listen to people and to explain things. '.repeat(6)}`,
  ],
  ['invented figure', 'faq.yaml', ['value', 2, 'answer'], '99 % of our patients recommend us.'],
  ['prescription medicine', 'services.yaml', ['value', 1, 'description'], 'Botox on Saturdays.'],
  [
    'time pressure',
    'notices.yaml',
    ['value'],
    [{ text: 'Whitening at half price, today only.', from: '2026-11-16', until: '2026-11-20' }],
  ],
  ['whitening', 'pages/teeth-whitening.yaml', ['value', 'hero', 'lead'], 'We use a gel with 16 % hydrogen peroxide.'],
  ['endorsement', 'practices/bradford.yaml', ['value', 'summary'], 'An NHS-approved practice in Bradford.'],
  ['cure', 'faq.yaml', ['value', 1, 'answer'], 'We cure gum disease.'],
  ['alternative text', 'practices/ripon.yaml', ['value', 'imageAlt'], 'photo'],
  ['file name as alternative text', 'transformations.yaml', ['value', 0, 'beforeAlt'], 'IMG_2041.jpg'],
  ['picture in an article', 'blog-backlog/looking-after-dentures.md', ['body'], '\n![](/pictures/blog/x.jpg)\n'],
  ['dead link', 'services.yaml', ['value', 1, 'features', 0, 'link'], '/services/no-such-page'],
  ['dead link in an article', 'blog-backlog/looking-after-dentures.md', ['body'], '\nSee [this page](/no-such-page).\n'],
  [
    'dead link of a notice',
    'notices.yaml',
    ['value'],
    [{ text: 'Closed.', from: '2026-11-16', until: '2026-11-20', link: { label: 'More', to: '/nowhere' } }],
  ],
  ['loop of an old address', 'redirects.yaml', ['value', 1, 'to'], '/about-us'],
  ['old address of a page', 'redirects.yaml', ['value', 2, 'from'], '/blog'],
  ['a paragraph that is too long', 'pages/more/nervous-patients.md', ['body'], `\n${'We look after teeth. '.repeat(150)}\n`],
  ['too many levels', 'pages/legal/privacy-policy.md', ['body'], `\nWords.\n\n${'>'.repeat(2_500)}\n`],
  ['a field that is too long', 'practices/ripon.yaml', ['value', 'parking'], 'Park here. '.repeat(500)],
  ['HTML', 'pages/more/nervous-patients.md', ['body'], '\n<meta http-equiv="refresh" content="0; url=//example.org">\n'],
  ['HTML in a line', 'pages/legal/privacy-policy.md', ['body'], '\nSome <b>bold</b> words.\n'],
  ['a link that runs a script', 'pages/more/nervous-patients.md', ['body'], '\n[Words](\njavascript:alert(1))\n'],
  ['contradicting phone', 'practices/leeds.yaml', ['value', 'phones', 0, 'phone'], '01632 960999'],
];

test.each(faults)('a fault of %s in %s is shown at its field', (_, file, field, text) => {
  const before = new Set(findings(file).map(({ message }) => message));
  const found = findings(file, field, text).filter(({ message }) => !before.has(message));
  const path = field[0] === 'value' ? field.slice(1) : field;
  expect(found.map((finding) => (finding.field ?? []).slice(0, path.length))).toContainEqual(path);
});

test('the content as it is blocks nothing', () => {
  const blocking = files
    .filter(({ data }) => data)
    .flatMap((file) => findTextFindings(file).filter(({ isBlocking }) => isBlocking));
  expect(blocking).toEqual([]);
  expect(findFieldFindings(parseContent(files), today).filter(({ isBlocking }) => isBlocking)).toEqual([]);
});
