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

test('what was pressed is named as its form names it', async () => {
  const { preview } = await editors();
  const fields = ['practices/leeds.yaml#nhs.acceptingNHS', 'pages/legal/complaints.md#body.3'];
  const answer = await preview(`/-/shown-on?${new URLSearchParams(fields.map((field) => ['field', field]))}`);
  expect(await answer.json()).toMatchObject({ names: ['NHS, takes new NHS patients', 'Text'] });
});

test('a preview has no API, for which the desk has no connection', async () => {
  const { preview, services } = await editors();
  expect(services.anonymousPool).toBeUndefined();
  expect((await preview('/rest/v1/blog_posts?select=*&apikey=public-anonymous-key')).status).toBe(404);
});
