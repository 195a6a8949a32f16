import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createDeskApp } from '../../desk/app.tsx';
import type { createApp } from '../../server/app.ts';
import { editors } from '../support/desk-editors.ts';
import { deskUrl } from '../support/desk-world.ts';

const built: { createApp: typeof createApp } = await import(pathToFileURL(resolve('build/server/index.js')).href);
const pathOf = (response: Response) => new URL(response.headers.get('location') ?? '').pathname;
const sedation = 'pages/more/sedation.md';

async function pagesWorld() {
  const world = await editors();
  const { ada, clock, cookies, liveText, post, previewLinks, services } = world;
  const desk = createDeskApp(services, built.createApp);
  const preview = async (path: string) => {
    const address = `${deskUrl}${previewLinks.address(ada.id, clock())}${path}`;
    return (await desk.request(address, { headers: { Host: 'desk.group.example' } })).text();
  };
  const published = async (path: string) => {
    await liveText();
    const { baseUrl } = services.config;
    return built.createApp(services).request(baseUrl + path, { headers: { Host: new URL(baseUrl).host } }, { isInternal: true });
  };
  const send = (path: string, fields: Record<string, string>) => post(path, fields, { cookie: cookies.ada });
  const make = (place = '') =>
    send('/pages/new', { title: 'Sedation', lead: 'Medicine that helps you to relax while we treat you.', place });
  return { ...world, make, preview, published, send };
}

test('a new page can be read, found in the menu and published as it is', async () => {
  const { make, open, preview, publishAll, published, save, send } = await pagesWorld();
  expect((await make('The foot of every page, under Patients')).headers.get('location')).toBe(`/edit/${sedation}`);
  const opened = await open('ada', sedation);
  const faq = { items: [{ question: 'Shall I sleep?', answer: 'No. You are awake.' }] };
  const action = { label: 'Book a visit', to: '/#booking' };
  await save('ada', opened, { ...opened.value, faq, action }, sedation);
  const page = await preview('/sedation');
  for (const words of ['Medicine that helps you', 'Shall I sleep?', 'Book a visit']) expect(page).toContain(words);
  expect((await publishAll('ada')).headers.get('location')).toBe('/history?message=published');
  expect(await (await published('/')).text()).toMatch(/href="\/sedation"[^>]*>Sedation/);
  expect(await (await published('/sedation')).text()).toContain('"@type":"FAQPage"');
  for (const title of ['Sedation', 'Blog', 'Privacy policy', ''])
    expect((await send('/pages/new', { title, lead: 'It is.' })).status).toBe(422);
});

test('a renamed page keeps its links, and its old address leads to the new one', async () => {
  const { liveText, publishAll, published, send } = await pagesWorld();
  expect((await send('/pages/nervous-patients/rename', { address: 'Blog' })).status).toBe(422);
  await send('/pages/nervous-patients/rename', { address: 'Afraid of the dentist' });
  expect((await publishAll('ada')).headers.get('location')).toBe('/history?message=published');
  const old = await published('/nervous-patients');
  expect([old.status, pathOf(old)]).toEqual([301, '/afraid-of-the-dentist']);
  expect(await (await published('/')).text()).not.toContain('"/nervous-patients"');
  expect(await liveText('redirects.yaml')).toContain('# Addresses of an earlier website');
});

test('a removed page warns of the links to it, and leaves no dead one', async () => {
  const { cookies, get, open, publishAll, published, save, send } = await pagesWorld();
  const whitening = 'pages/general-dentistry.yaml';
  const opened = await open('ada', whitening);
  const care = { ...opened.value.care, lead: 'Read [how we help](/nervous-patients).' };
  await save('ada', opened, { ...opened.value, care }, whitening);
  await publishAll('ada');
  const screen = await (await get('/pages/nervous-patients', cookies.ada)).text();
  expect(screen).toMatch(/Links lead to it from: Coming back after ten years away, Menus and footer, General dentistry\./);
  await send('/pages/nervous-patients/remove', { to: '/nervous-patients' });
  await send('/pages/nervous-patients/remove', { to: '/emergency-dentist' });
  expect((await publishAll('ada')).headers.get('location')).toBe('/history?message=published');
  expect(pathOf(await published('/nervous-patients'))).toBe('/emergency-dentist');
  const home = await (await published('/')).text();
  expect(home).not.toContain('Nervous about the dentist?</a>');
});

test('a page that was never published goes without a trace', async () => {
  const { ada, make, send, services } = await pagesWorld();
  await make();
  await send('/pages/sedation/rename', { address: 'Calm' });
  expect((await services.drafts.list(ada.id)).map(({ path }) => path)).toEqual(['pages/more/calm.md']);
  await send('/pages/calm/remove', { to: '/' });
  expect(await services.drafts.list(ada.id)).toEqual([]);
});
