import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layoutData } from '../../app/layout/layout-data.ts';
import * as cosmetic from '../../app/routes/cosmetic-dentistry.tsx';
import * as home from '../../app/routes/home.tsx';
import * as location from '../../app/routes/location.tsx';
import * as morePage from '../../app/routes/more-page.tsx';
import * as nhsInformation from '../../app/routes/nhs-information.tsx';
import { checkContent } from '../../content/check.ts';
import { loadContent, readContent } from '../../content/load.ts';
import { createBacklogWriter } from '../../server/articles/generate/writers/backlog-writer.ts';
import { contactCard } from '../../server/content/contact-card.ts';
import { type EditedContent, editedContent } from '../support/edited-content.ts';
import { type Route, renderRoute } from '../support/render-route.ts';

// Follows the guides in docs/how-to on a copy of the content, and checks the pages.
const base = 'https://www.dental.example';
const monday = '2026-11-16T10:00:00Z';
let content: EditedContent;
beforeEach(() => {
  content = editedContent();
});
afterEach(() => content.remove());

/** Renders a route's page, as text and as HTML. */
function page(route: Route, address = '/', now = monday) {
  const { html } = renderRoute(route, loadContent(content.folder), address, now);
  return { html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}

const findings = () => checkContent(readContent(content.folder), '2026-11-15');
const yamlOf = (guide: string) =>
  [...readFileSync(guide, 'utf8').matchAll(/^```yaml\n(.*?)^```/gms)].map(([, yaml = '']) => yaml);

describe('docs/how-to/change-a-phone-number-or-opening-hours.md', () => {
  it('changes the number on cards, on the page and on the contact card', () => {
    content.replace('practices/ripon.yaml', 'phone: 01632 960201', 'phone: 01632 960777');
    expect(page(home).html).toContain('tel:+441632960777');
    expect(page(location as never, '/locations/ripon-dentist').text).toContain('01632 960777');
    const ripon = loadContent(content.folder).practices.find(({ slug }) => slug === 'ripon');
    expect(ripon && contactCard(ripon, { base, group: 'G' })).toContain('tel:+441632960777');
  });

  it("changes the timetable and 'Open now'", () => {
    content.replace(
      'practices/ripon.yaml',
      "monday: { open: '09:00', close: '17:00', lunch: { from: '13:00', to: '14:00' } }",
      'monday: closed',
    );
    const { text } = page(location as never, '/locations/ripon-dentist');
    expect(text).toMatch(/Monday Today Closed/);
    expect(text).toContain('Opens Tuesday 9:00');
  });
});

describe('docs/how-to/mark-an-nhs-list-full-or-open.md', () => {
  const guide = 'docs/how-to/mark-an-nhs-list-full-or-open.md';
  const contradictions = () => findings().filter(({ message }) => message.includes('is marked as'));

  it('changes every page when a list is full', () => {
    content.replace('practices/ripon.yaml', 'acceptingNHS: true', 'acceptingNHS: false');
    const nhs = page(location as never, '/locations/nhs-ripon-dentist');
    expect(nhs.html).not.toContain('register.threeridings.example/ripon');
    expect(nhs.text).toContain('The NHS patient list is currently full in Ripon');
    expect(nhs.text).toContain('You can still join in Bradford.');
    expect(page(location as never, '/locations/nhs-leeds-dentist').text).toContain('Bradford is taking new NHS patients.');
    const { text } = page(home);
    expect(text).toContain('Bradford is taking new NHS patients. The Ripon and Leeds lists are full for now');
    expect(text).toContain('The NHS lists in Ripon and Leeds are full at the moment');
    expect(contradictions()).toEqual([]);
  });

  it('changes every page when a list opens again', () => {
    content.replace('practices/leeds.yaml', 'acceptingNHS: false', 'acceptingNHS: true');
    const nhs = page(location as never, '/locations/nhs-leeds-dentist');
    expect(nhs.html).toContain('register.threeridings.example/leeds');
    expect(nhs.text).toContain('accepting new NHS patients in Leeds.');
    expect(page(home).text).toContain('Bradford, Ripon and Leeds are all taking new NHS patients.');
    expect(contradictions()).toEqual([]);
  });

  it('accepts the texts of the guide', () => {
    const [ofPractice = '', ofGroup = ''] = yamlOf(guide);
    content.replace('pages/locations/ripon-dentist.yaml', /^ {2}lead:\n(?: {4}.*\n)+/m, ofPractice);
    content.replace('pages/home.yaml', /^ {2}lead:\n(?: {4}.*\n)+/m, ofGroup);
    content.replace('practices/ripon.yaml', 'acceptingNHS: true', 'acceptingNHS: false');
    expect(page(location as never, '/locations/ripon-dentist').text).toContain('You can join in Bradford.');
    expect(page(home).text).toContain('Bradford is taking new NHS patients. The Ripon and Leeds lists are full.');
  });

  it('reports a text for all states that contradicts the list', () => {
    content.replace('pages/search.yaml', /^lead: .*$/m, 'lead: Bradford and Ripon are taking new NHS patients.');
    expect(contradictions()).toEqual([]);
    content.replace('practices/ripon.yaml', 'acceptingNHS: true', 'acceptingNHS: false');
    const places = contradictions().map(({ places }) => places.map(({ file }) => file));
    expect(places).toEqual([['practices/ripon.yaml', 'pages/search.yaml']]);
  });
});

describe('docs/how-to/add-or-remove-a-team-member.md', () => {
  const preparePictures = () => execFileSync(process.execPath, ['scripts/content-pictures.ts', '--folder', content.folder]);

  it('adds and removes team members', () => {
    const team = readFileSync(path.join(content.folder, 'team.yaml'), 'utf8');
    const entry = /^- slug: tariq-farrukh\n(?: {2,}.*\n)+/m.exec(team)?.[0] ?? '';
    const copy = entry.replace('tariq-farrukh', 'ada-sample').replace('Dr Tariq Farrukh', 'Dr Ada Sample');
    content.replace('team.yaml', entry, copy);
    const { text } = page(home);
    expect(text).toContain('Dr Ada Sample');
    expect(text).not.toContain('Dr Tariq Farrukh');
  });

  it('shows a photograph without its metadata once it is prepared', async () => {
    const photograph = path.join(content.folder, 'pictures/tariq.jpg');
    await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7a5230' } })
      .withExif({ IFD0: { Artist: 'Somebody', ImageDescription: 'Taken at home' } })
      .jpeg()
      .toFile(photograph);
    content.replace('team.yaml', '  name: Dr Tariq Farrukh\n', '  name: Dr Tariq Farrukh\n  image: tariq.jpg\n');
    // Until then the page shows the drawing, and the content check gives the reason.
    expect(page(home).html).toContain('portrait.tariq-farrukh.svg');
    expect(findings().filter(({ message }) => message.includes('tariq.jpg'))).toMatchObject([{ kind: 'missing' }]);

    preparePictures();
    const { html } = page(home);
    expect(html).not.toContain('portrait.tariq-farrukh.svg');
    const [, small = ''] = /srcSet="(\/pictures\/sized\/portrait\/tariq\.[0-9a-f]{8}-384\.avif) 384w/i.exec(html) ?? [];
    expect(html).toContain('alt="Dr Tariq Farrukh" width="232" height="260"');
    expect(findings().filter(({ message }) => message.includes('tariq.jpg'))).toEqual([]);
    const made = await sharp(path.join(content.folder, small)).metadata();
    expect([made.width, made.height, made.exif]).toEqual([384, 430, undefined]);
    expect(readFileSync(photograph).includes('Taken at home')).toBe(true);

    // A new photograph with the same name is not shown until it is prepared.
    await sharp({ create: { width: 800, height: 900, channels: 3, background: '#345' } })
      .jpeg()
      .toFile(photograph);
    expect(page(home).html).toContain('portrait.tariq-farrukh.svg');

    // Removing it deletes the prepared files.
    content.replace('team.yaml', '  image: tariq.jpg\n', '');
    preparePictures();
    const left = readdirSync(path.join(content.folder, 'pictures/sized'), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });

  it('reports a missing photograph', () => {
    content.replace('team.yaml', '  name: Dr Tariq Farrukh\n', '  name: Dr Tariq Farrukh\n  image: nobody.jpg\n');
    expect(findings().filter(({ kind }) => kind === 'schema')).toMatchObject([
      { message: expect.stringContaining('nobody.jpg, which does not exist'), places: [{ file: 'team.yaml' }] },
    ]);
  });
});

describe('docs/how-to/change-prices-and-nhs-charges.md', () => {
  it('changes a private price on its page', () => {
    content.replace('pages/cosmetic-dentistry.yaml', 'from: 500', 'from: 545');
    const { text } = page(cosmetic as never);
    expect(text).toContain('£545');
    expect(text).not.toContain('£500');
  });

  it('switches to the new NHS charges at midnight in London', () => {
    const [row = ''] = yamlOf('docs/how-to/change-prices-and-nhs-charges.md');
    content.replace('nhs-charges.yaml', '    emergency: 25.80\n', `    emergency: 25.80\n${row}`);
    const charges = (now: string) => page(nhsInformation as never, '/nhs-information', now).text;
    // Summer time: midnight in London is 23:00 in UTC.
    expect(charges('2027-03-31T22:59:59Z')).toContain('£25.80');
    expect(charges('2027-03-31T22:59:59Z')).not.toContain('£28.40');
    expect(charges('2027-03-31T23:00:00Z')).toContain('£28.40');
    expect(charges('2027-03-31T23:00:00Z')).not.toContain('£25.80');
    expect(page(location as never, '/locations/nhs-ripon-dentist', '2027-04-01T09:00:00Z').text).toContain('£338.70');
  });
});

describe('docs/how-to/add-a-question-and-answer.md', () => {
  it('adds the question to the home page', () => {
    const [entry = ''] = yamlOf('docs/how-to/add-a-question-and-answer.md');
    content.replace('faq.yaml', '- question: Are you taking', `${entry}\n- question: Are you taking`);
    expect(page(home).text).toContain('Do you treat people who are very nervous?');
    expect(findings().filter(({ kind }) => kind === 'schema')).toEqual([]);
  });
});

describe('docs/how-to/write-an-article.md', () => {
  it("publishes the new article when its topic's turn comes", async () => {
    const plan = path.join(content.folder, 'editorial-plan.yaml');
    const topic = /^ {2}- id: (bleeding-gums.*)\n(?: {4,}.*\n)+/m.exec(readFileSync(plan, 'utf8'));
    const [lines = '', known = ''] = topic ?? [];
    content.replace('editorial-plan.yaml', lines, `${lines.replace(known, 'an-article-of-ours')}\n${lines}`);
    const backlog = path.join(content.folder, 'blog-backlog');
    copyFileSync(path.join(backlog, `${known}.md`), path.join(backlog, 'an-article-of-ours.md'));
    expect(findings().filter(({ kind }) => kind === 'schema' || kind === 'dead-link')).toEqual([]);
    const writer = createBacklogWriter(loadContent(content.folder));
    const nothing = { slugs: new Set<string>(), topicsUsedLately: new Set<string>() };
    expect(writer.choose(nothing as never, '2026-11-16')?.id).toBe('an-article-of-ours');
  });
});

describe('docs/how-to/add-a-page-of-text.md', () => {
  const guide = 'docs/how-to/add-a-page-of-text.md';
  const [, markdown = ''] = /^```markdown\n(.*?)^```/ms.exec(readFileSync(guide, 'utf8')) ?? [];
  const [card = ''] = yamlOf(guide);
  const add = (text: string) => writeFileSync(path.join(content.folder, 'pages/more/parking.md'), text);
  const faults = () => findings().filter(({ kind }) => kind === 'schema' || kind === 'dead-link');

  it('adds the page with its facts filled in, and a link in the footer', () => {
    add(markdown);
    content.replace('navigation.yaml', '{ label: Blog, to: /blog }', '{ label: Parking, to: /parking }');
    expect(faults()).toEqual([]);
    const { text } = page(morePage, '/parking');
    expect(text).toContain('Where to leave the car.');
    for (const { parking } of loadContent(content.folder).practices.slice(0, 2)) expect(text).toContain(parking);
  });

  it('adds a card', () => {
    add(markdown.replace('lead: Where to leave the car.\n', (line) => line + card));
    expect(faults()).toEqual([]);
    expect(page(morePage, '/parking').text).toContain('Please meet me at the door.');
  });
});

describe('docs/how-to/put-up-a-notice-for-a-closed-day.md', () => {
  const [closedDay = '', notice = ''] = yamlOf('docs/how-to/put-up-a-notice-for-a-closed-day.md');

  it('closes the practices on the day, and announces it from a week before', () => {
    content.replace('organisation.yaml', /^closedDays: \[\]\n/m, closedDay);
    const sentence = 'Closed on Friday 12 March: Staff training day Open again on Monday 15 March, 9:00.';
    expect(page(home, '/', '2027-03-04T12:00:00Z').text).not.toContain('Staff training');
    for (const now of ['2027-03-05T00:00:00Z', '2027-03-12T23:59:59Z']) expect(page(home, '/', now).text).toContain(sentence);
    expect(page(location as never, '/locations/leeds-dentist', '2027-03-10T12:00:00Z').text).toContain(sentence);
    expect(page(home, '/', '2027-03-12T10:00:00Z').text).toContain('Opens Monday 9:00');
    expect(page(home, '/', '2027-03-13T00:00:00Z').text).not.toContain('Staff training');
  });

  it('closes one practice while the others stay open', () => {
    content.replace('organisation.yaml', /^closedDays: \[\]\n/m, `${closedDay}    practices: [leeds]\n`);
    expect(page(home, '/', '2027-03-10T12:00:00Z').text).toContain('Leeds: Closed on Friday 12 March: Staff training day');
    expect(page(location as never, '/locations/ripon-dentist', '2027-03-10T12:00:00Z').text).not.toContain('Staff training');
    expect(page(location as never, '/locations/ripon-dentist', '2027-03-12T10:00:00Z').text).toContain('Open now, until 1:00');
  });

  it('shows the notice on every page from its first day to its last', () => {
    content.replace('notices.yaml', /^\[\]\n/m, notice);
    const shown = (now: string, practice?: string) =>
      layoutData(loadContent(content.folder), new Date(now), practice).notices.map(({ text }) => text);
    expect(shown('2027-03-04T23:59:59Z')).toEqual([]);
    expect(shown('2027-03-05T00:00:00Z', 'ripon')).toEqual([
      'All three practices are closed on Friday 12 March for staff training.',
    ]);
    expect(shown('2027-03-13T00:00:00Z')).toEqual([]);
  });

  it('reports what is wrong with a notice', () => {
    writeFileSync(
      path.join(content.folder, 'notices.yaml'),
      '- text: Closed\n  from: 2027-03-12\n  until: 2027-03-11\n  practices: [york]\n  link: { label: More, to: /nowhere }\n',
    );
    const messages = findings().flatMap(({ kind, message, places }) =>
      kind === 'schema' || kind === 'dead-link' ? [`${places[0]?.file}:${places[0]?.line} ${message}`] : [],
    );
    expect(messages).toEqual([
      'notices.yaml:3 notices[0].until: expected a date on or after 2027-03-12; found 2027-03-11',
      'notices.yaml:4 notices[0].practices[0]: expected one of bradford, leeds, ripon; found york',
      expect.stringContaining('notices.yaml:5 Broken link /nowhere'),
    ]);
  });
});
