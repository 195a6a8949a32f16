import { expect, test } from 'vitest';
import type { PartialReading } from '../../content-model/cross-references.ts';
import { kindOf } from '../../content-model/json-schemas.ts';
import { parseContent } from '../../content-model/load.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { withContent } from '../../desk/marks/marked-sites.ts';
import { createMarks } from '../../desk/marks/marks.ts';
import type { WeekHours } from '../../domain/opening-hours.ts';
import { sitePages } from '../../domain/site-pages.ts';
import { builtSite, editors } from '../support/desk-editors.ts';
import { parseHtml } from '../support/served-page.ts';

const { createApp } = await builtSite();
type DeskServices = Awaited<ReturnType<typeof editors>>['services'];

/** The site as it is published, or with marks and changes. */
function site(services: DeskServices, changed: readonly string[] = []) {
  const { content, files } = services.live;
  const { mark, take } = createMarks();
  const marked = parseContent([...files], content, (reading) => {
    for (const [index, address] of changed.entries()) changeField(reading, address, index);
    return mark(reading);
  }).content;
  const [plain, withMarks] = [content, marked ?? content].map((one) => createApp(withContent(services, one) as never));
  const { host } = new URL(services.config.baseUrl);
  const read = async (app: typeof plain, path: string) => {
    const response = await app?.request(`${services.config.baseUrl}${path}`, { headers: { Host: host } }, {
      isInternal: true,
    } as never);
    return ((await response?.text()) ?? '').replace(/<(script|noscript|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  };
  return {
    published: (path: string) => read(plain, path),
    marked: async (path: string) => take(await read(withMarks, path)),
  };
}
const bodyOf = (html: string) => parseHtml(html).body;
const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
const ownText = (element: Element) =>
  [...element.childNodes]
    .flatMap((node) => (node.nodeType === 3 ? (node.textContent ?? '') : []))
    .join(' ')
    .trim();
const fieldsOf = (element: Element) => element.closest('[data-field]')?.getAttribute('data-field')?.split(' ') ?? [];

test('every page of a preview says what the page says, and has a field for nearly every word', async () => {
  const { services } = await editors();
  const { marked, published } = site(services);
  for (const { path } of sitePages(services.content)) {
    const html = await published(path);
    const [before, after] = [bodyOf(html), bodyOf(await marked(path))];
    expect(textOf(after), path).toBe(textOf(before));
    expect(html, path).not.toMatch(/data-field|[\ufff0-\ufff7]/);
    const words = [...after.querySelectorAll('*')].map((element) => ({
      length: ownText(element).length,
      fields: fieldsOf(element),
    }));
    const count = (list: typeof words) => list.reduce((sum, { length }) => sum + length, 0);
    expect(count(words.filter(({ fields }) => fields.length > 0)) / count(words), path).toBeGreaterThan(0.96);
    expect(Math.max(...words.map(({ fields }) => fields.length)), path).toBeLessThanOrEqual(5);
  }
});

test('the preview keeps joined emoji as typed, and no text can carry the mark of another field', async () => {
  const { open, preview, save } = await editors();
  const opened = await open('ada', 'faq.yaml');
  // The second is a family, and the others are the marks that earlier releases had.
  const typed = 'می\u200cخواهم 👨\u200d👩\u200d👧\u200d👦 a\u200bb\u2060c \u200e';
  const forged = `Whose is this?${typed}\u200b\u200e\ufff4\ufff1`;
  const [first, ...others] = opened.value;
  await save('ada', opened, [{ ...first, question: forged, answer: typed }, ...others], 'faq.yaml');
  const body = bodyOf(await (await preview('/')).text());
  const question = [...body.querySelectorAll('*')].filter((element) => ownText(element).startsWith('Whose is this?'));
  expect(question.flatMap(fieldsOf)).toEqual(['faq.yaml#0.question']);
  const answer = [...body.querySelectorAll('[data-field*="faq.yaml#0.answer"]')];
  expect(answer.map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining(typed.trim()));
});

test('no address of a link becomes another one when the marks are taken out of a preview', async () => {
  const { cookies, open, post, preview, save } = await editors();
  const finished = {
    excerpt: 'How to look after your teeth at home, every day and at night, in sixty characters.',
    tags: ['one', 'two'],
  };
  for (const [title, fields] of Object.entries({ Finished: finished, Unfinished: {} })) {
    await post('/articles/new', { title }, { cookie: cookies.ada });
    const file = `articles/${title.toLowerCase()}.md`;
    const opened = await open('ada', file);
    const links = '<a href="java\ufff0script:alert">One</a>\n\n<a href="\njavascript:alert">Two</a>\n\n[Three](/blog)\n';
    await save('ada', opened, { ...opened.value, ...fields }, file, links);
    const body = bodyOf(await (await preview(`/blog/${title.toLowerCase()}`)).text());
    const addresses = ['One', 'Two', 'Three'].map((words) =>
      [...body.querySelectorAll('a')].find((link) => textOf(link) === words)?.getAttribute('href'),
    );
    expect(addresses, title).toEqual([null, null, expect.stringMatching(/\/blog$/)]);
  }
});

test('the words for the state of an NHS list lead to the tick of that practice', async () => {
  const { services } = await editors();
  const body = bodyOf(await site(services).marked('/'));
  const pills = [...body.querySelectorAll('[data-field*="acceptingNHS"]')].map((pill) => [textOf(pill), fieldsOf(pill)[0]]);
  for (const practice of ['bradford', 'ripon', 'leeds'])
    expect(pills).toContainEqual([
      practice === 'leeds' ? 'NHS list full' : 'Accepting NHS patients',
      `practices/${practice}.yaml#nhs.acceptingNHS`,
    ]);
});

const sampledPages = [
  '/',
  '/nhs-information',
  '/services/dental-implants',
  '/services/teeth-whitening',
  '/locations/ripon-dentist',
  '/locations/nhs-leeds-dentist',
  '/emergency-dentist',
  '/complaints',
  '/share-your-story',
  '/nervous-patients',
];

test('changing the first field behind an element changes it, for 180 of 200 elements', async () => {
  const { services } = await editors();
  const before = site(services);
  const random = seeded(33);
  const unchanged: string[] = [];
  const sentences: string[] = [];
  for (const path of sampledPages) {
    const body = bodyOf(await before.marked(path));
    const all = [...body.querySelectorAll('*')];
    const visible = all.filter(
      (element) => (ownText(element) || element.getAttribute('alt')) && !element.closest('.sr-only, svg, [hidden], option'),
    );
    const sample = Array.from({ length: 20 }, () => visible.splice(Math.floor(random() * visible.length), 1)[0] as Element);
    const first = [...new Set(sample.flatMap((element) => fieldsOf(element)[0] ?? []))];
    const changed = bodyOf(await site(services, first).marked(path));
    const now = [...changed.querySelectorAll('*')];
    for (const element of sample) {
      const there = element.closest('[data-field]');
      const attribute = there?.getAttribute('data-field');
      const sameFields = (list: Element[]) => list.filter((one) => one.getAttribute('data-field') === attribute);
      const after = there && sameFields(now)[sameFields(all).indexOf(there)];
      // The word that a neighbour has got does not pass for its own.
      const words: string[] = after?.outerHTML.match(/Zq[a-t]/g) ?? [];
      const isOwn = words.length === 0 || words.includes(changedWord(first.indexOf(fieldsOf(element)[0] ?? '')));
      if (!there) sentences.push(`${path}: ${textOf(element)}`);
      else if (!after || after.outerHTML === there.outerHTML || !isOwn)
        unchanged.push(`${path}: ${textOf(element)} <- ${attribute}`);
    }
  }
  expect(unchanged.length + sentences.length, unchanged.join('\n')).toBeLessThanOrEqual(20);
  expect(sentences.length, sentences.join(', ')).toBeLessThanOrEqual(10);
});

/** Changes one field of content that is valid, so that it need not pass its schema. */
function changeField({ origins, parts }: PartialReading, address: string, index: number): void {
  const [file = '', names = ''] = address.split('#');
  const key = kindOf(file)?.key as keyof SiteContent;
  const entries = parts[key] as unknown;
  // biome-ignore lint/suspicious/noExplicitAny: files of every shape
  const entry: any = (Array.isArray(entries) && entries.find((one) => origins.get(one)?.file === file)) || entries;
  const path = names.split('.');
  if (path[0] === 'body') {
    const lines = entry.markdown.split('\n');
    lines[Number(path[1])] = lines[Number(path[1])].replace(/(^|\|)([^|{]*?\p{L}+)/gu, `$1$2${changedWord(index)}`);
    entry.markdown = lines.join('\n');
    return;
  }
  const parent = path.slice(0, -1).reduce((value, name) => value[name], entry);
  const name = path.at(-1) ?? '';
  parent[name] = changedValue(parent[name], index);
}

const changedWord = (index: number) => `Zq${String.fromCharCode(97 + index)}`;

function changedValue(value: unknown, index: number): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + index + 1;
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value as WeekHours).map(([day, hours]) => [
        day,
        hours === 'closed' ? hours : { ...hours, open: `07:${10 + index}`, close: `19:${10 + index}` },
      ]),
    );
  if (value === undefined) return `zq${index}.jpg`;
  if (/^\d{4}-\d\d-\d\d$/.test(String(value))) return `2024-02-${10 + index}`;
  if (/^\d+:\d\d$/.test(String(value))) return `9:${10 + index}`;
  if (/^https?:/.test(String(value))) return `https://zq${index}.example/`;
  return `${value} ${changedWord(index)}`;
}

/** Numbers from 0 to 1, the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
