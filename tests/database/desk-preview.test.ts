import { expect, test } from 'vitest';
import { editors } from '../support/desk-editors.ts';

test('the search of a preview lists pages as a draft names them', async () => {
  const { open, preview, save } = await editors();
  const file = 'pages/more/nervous-patients.md';
  const opened = await open('ada', file);
  await save('ada', opened, { ...opened.value, heading: 'Afraid of quokkas?' }, file);
  const results = await (await preview('/search?q=quokkas')).text();
  expect(results).toMatch(/<a [^>]*href="[^"]*\/nervous-patients"[^>]*>(<[^>]+>)*Afraid of/);
});

test('drawings in a preview are as wide as the names on them, without their marks', async () => {
  const { preview } = await editors();
  expect(await (await preview('/drawings/now/landscape.hills.svg')).text()).toContain(
    `textLength="${Math.round('Bradford'.length * 6.4)}"`,
  );
});

test('what was pressed is named as its form names it', async () => {
  const { preview } = await editors();
  const fields = ['practices/leeds.yaml#nhs.acceptingNHS', 'pages/legal/complaints.md#body.3', 'organisation.yaml#constructor'];
  const answer = await preview(`/-/shown-on?${new URLSearchParams(fields.map((field) => ['field', field]))}`);
  expect(await answer.json()).toMatchObject({ names: ['NHS, takes new NHS patients', 'Text', 'Constructor'] });
});

test('a preview has no API, for which the desk has no connection', async () => {
  const { preview, services } = await editors();
  expect(services.anonymousPool).toBeUndefined();
  expect((await preview('/rest/v1/blog_posts?select=*&apikey=public-anonymous-key')).status).toBe(404);
});

test('a page whose figures hundreds of fields have is read in time', async () => {
  const { open, preview, save } = await editors();
  const [reviews, complaints] = ['reviews.yaml', 'pages/legal/complaints.md'];
  const list = await open('ada', reviews);
  const [first] = list.value.testimonials;
  const more = Array.from({ length: 400 }, (_, index) => ({ ...first, name: `J${index}`, review: `Good, really good ${index}` }));
  await save('ada', list, { ...list.value, testimonials: [...list.value.testimonials, ...more] }, reviews);
  const page = await open('ada', complaints);
  const row = `|${' 5 |'.repeat(5)}`;
  const table = [row, `|${'---|'.repeat(5)}`, ...Array(6).fill(row), '', ''].join('\n');
  await save('ada', page, page.value, complaints, `\n## A\n\n${table.repeat(40)}`);
  const started = process.cpuUsage();
  expect((await preview('/complaints')).status).toBe(200);
  // It was 26 s with 800, most of it to compare the fields.
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(8);
});
