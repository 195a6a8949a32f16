import { expect, test } from 'vitest';
import { parseContent } from '../../content/load.ts';
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

test('every page of a preview says what the page says, and has a field for nearly every word', async () => {
  const { services } = await editors();
  const { marked, published } = site(services);
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

test('words lead to the field that they come from', async () => {
  const { services } = await editors();
  const { marked } = site(services);
  const fieldOf = async (path: string, words: string) => {
    const elements = [...bodyOf(await marked(path)).querySelectorAll('main *')];
    const found = elements.find((element) => ownText(element).includes(words));
    return found && fieldsOf(found)[0];
  };
  for (const [path, words, field] of [
    ['/', 'Good teeth, and good company.', 'pages/home.yaml#hero.headline'],
    ['/nhs-information', '£306.80', 'nhs-charges.yaml#rows.0.band3'],
    ['/services/dental-implants', 'Kind to other teeth', 'pages/dental-implants.yaml#benefits.items.1.title'],
    ['/services/cosmetic-dentistry', '2,500+', 'pages/cosmetic-dentistry.yaml#stats.1.value'],
    ['/locations/ripon-dentist', 'HG4 1AA', 'practices/ripon.yaml#address.postcode'],
    ['/nervous-patients', 'Please stop when I raise my hand.', 'pages/more/nervous-patients.md#card.lines.2'],
    ['/nervous-patients', "It's a small room with a big chair in it.", 'pages/more/nervous-patients.md#body.3'],
    ['/complaints', 'complaints@threeridings.example', 'organisation.yaml#contacts.complaints.email'],
  ] as const)
    expect(await fieldOf(path, words), words).toBe(field);
});
