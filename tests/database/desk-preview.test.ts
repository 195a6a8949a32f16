import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createDeskApp } from '../../desk/app.tsx';
import type { createApp } from '../../server/app.ts';
import { editors } from '../support/desk-editors.ts';
import { deskUrl } from '../support/desk-world.ts';

const built: { createApp: typeof createApp } = await import(pathToFileURL(resolve('build/server/index.js')).href);

/** Visits pages of the site with Ada's drafts. */
async function previewWorld() {
  const world = await editors();
  const { ada, clock, previewLinks, services } = world;
  const desk = createDeskApp(services, built.createApp);
  const visit = (path: string) =>
    desk.request(`${deskUrl}${previewLinks.address(ada.id, clock())}${path}`, { headers: { Host: 'desk.group.example' } });
  return { ...world, visit };
}

test('the search of a preview lists pages as a draft names them', async () => {
  const { open, save, visit } = await previewWorld();
  const file = 'pages/more/nervous-patients.md';
  const opened = await open('ada', file);
  await save('ada', opened, { ...opened.value, heading: 'Afraid of quokkas?' }, file);
  const results = await (await visit('/search?q=quokkas')).text();
  expect(results).toMatch(/<a [^>]*href="[^"]*\/nervous-patients"[^>]*>(<[^>]+>)*Afraid of/);
});

test('a preview has no API, for which the desk has no connection', async () => {
  const { services, visit } = await previewWorld();
  expect(services.anonymousPool).toBeUndefined();
  expect((await visit('/rest/v1/blog_posts?select=*&apikey=public-anonymous-key')).status).toBe(404);
});
