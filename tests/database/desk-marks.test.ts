import { expect, test } from 'vitest';
import { parseContent } from '../../content/load.ts';
import { findFile } from '../../desk/editing/workspace.ts';
import { withContent } from '../../desk/preview/marked-sites.ts';
import { createMarks } from '../../desk/preview/marks.ts';
import { sitePages } from '../../domain/site-pages.ts';
import { builtSite, editors } from '../support/desk-editors.ts';
import { parseHtml } from '../support/served-page.ts';

const { createApp } = await builtSite();
type DeskServices = Awaited<ReturnType<typeof editors>>['services'];

/** The site as it is published, and with marks. */
function site(services: DeskServices) {
  const { content, files } = services.live;
  const { mark, take } = createMarks();
  const marked = parseContent([...files], content.lastUpdated, mark).content;
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

const wordsOf = (text: unknown) => new Set(String(text).match(/[\p{L}\d]+/gu));

/** The value of a field, by its address. Only texts and numbers show as they are. */
function fieldValue({ live }: DeskServices, address = ''): string | number | undefined {
  const [name = '', names = ''] = address.split('#');
  const [first = '', ...rest] = names.split('.');
  const file = findFile(live.files, name);
  if (first === 'body') return file?.body?.text.split('\n')[Number(rest[0])];
  const value = [first, ...rest].reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], file?.data?.value);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

test('every page of a preview says what the page says, and nearly every word leads to the field that says it', async () => {
  const { services } = await editors();
  const { marked, published } = site(services);
  const elsewhere: string[] = [];
  let compared = 0;
  for (const { path } of sitePages(services.content)) {
    const html = await published(path);
    const [before, after] = [bodyOf(html), bodyOf(await marked(path))];
    expect(textOf(after), path).toBe(textOf(before));
    expect(html, path).not.toMatch(/data-field|[\u200b-\u200e\u2060]/);
    const words = [...after.querySelectorAll('*')].map((element) => ({
      length: ownText(element).length,
      fields: fieldsOf(element),
    }));
    const count = (list: typeof words) => list.reduce((sum, { length }) => sum + length, 0);
    expect(count(words.filter(({ fields }) => fields.length > 0)) / count(words), path).toBeGreaterThan(0.96);
    expect(Math.max(...words.map(({ fields }) => fields.length)), path).toBeLessThanOrEqual(5);

    for (const element of after.querySelectorAll('[data-field]')) {
      const [field] = fieldsOf(element);
      const value = fieldValue(services, field);
      if (value === undefined) continue;
      compared += 1;
      const said = wordsOf(element.outerHTML.replaceAll(/data-field="[^"]*"|(?<=\d),(?=\d)/g, ''));
      const words = [...wordsOf(String(value).replaceAll(/{{[^}]*}}/g, ''))];
      if (words.filter((word) => said.has(word)).length < words.length / 2)
        elsewhere.push(`${path}: ${textOf(element)} <- ${field}: ${value}`);
    }
  }
  expect(elsewhere.length / compared, elsewhere.join('\n')).toBeLessThan(0.05);
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
