import { expect, test } from 'vitest';
import { seedFirstArticles } from '../../server/articles/seed-first-articles.ts';
import { editors } from '../support/desk-editors.ts';

const pathOf = (response: Response) => new URL(response.headers.get('location') ?? '').pathname;
const sedation = 'pages/more/sedation.md';

async function pagesWorld() {
  const world = await editors();
  const { cookies, post } = world;
  const send = (path: string, fields: Record<string, string>) => post(path, fields, { cookie: cookies.ada });
  const make = (place = '') =>
    send('/pages/new', { title: 'Sedation', lead: 'Medicine that helps you to relax while we treat you.', place });
  /** Replaces what a new page says instead of its text. */
  const write = async (file: string) => {
    const opened = await world.open('ada', file);
    await world.save('ada', opened, opened.value, file, 'We explain everything before we begin.');
  };
  return { ...world, make, send, write };
}

test('a new page can be read, found in the menu and published', async () => {
  const { cookies, get, make, open, preview, publishAll, save, send, visitSite, write } = await pagesWorld();
  const navigation = await open('ada', 'navigation.yaml');
  const { columns } = navigation.value.footer;
  const renamed = [{ ...columns[0], heading: 'For you' }, ...columns.slice(1)];
  await save(
    'ada',
    navigation,
    { ...navigation.value, footer: { ...navigation.value.footer, columns: renamed } },
    'navigation.yaml',
  );
  expect(await (await get('/pages/new', cookies.ada)).text()).toContain('>The foot of every page, under For you<');
  expect((await make('The foot of every page, under For you')).headers.get('location')).toBe(`/edit/${sedation}#root_body`);
  const opened = await open('ada', sedation);
  const faq = { items: [{ question: 'Shall I sleep?', answer: 'No. You are awake.' }] };
  const action = { label: 'Book a visit', to: '/#booking' };
  await save('ada', opened, { ...opened.value, faq, action }, sedation);
  const page = await (await preview('/sedation')).text();
  for (const words of ['Medicine that helps you', 'Shall I sleep?', 'Book a visit']) expect(page).toContain(words);
  for (const [title, place] of [
    ['Calm', 'The menu at the top'],
    ['Sleep', 'At the end of General Dentistry'],
  ] as const)
    await send('/pages/new', { title, lead: 'It is.', place });
  for (const slug of ['sedation', 'calm', 'sleep']) await write(`pages/more/${slug}.md`);
  expect((await publishAll('ada')).headers.get('location')).toBe('/history?message=published');
  const home = await (await visitSite('/')).text();
  for (const link of ['For you', '"/sedation"', '"/calm"']) expect(home).toContain(link);
  expect(await (await visitSite('/services/general-dentistry')).text()).toContain('"/sleep"');
  expect(await (await visitSite('/sedation')).text()).toContain('"@type":"FAQPage"');
  for (const title of ['Sedation', 'Blog', 'Privacy policy', ''])
    expect((await send('/pages/new', { title, lead: 'It is.' })).status).toBe(422);
});

test('a new page cannot be published before its text is written, and says so', async () => {
  const { cookies, get, make, publishAll, visitSite, write } = await pagesWorld();
  await make();
  const refused = await publishAll('ada');
  expect([refused.status, refused.headers.get('location')]).toEqual([422, null]);
  expect(await refused.text()).toContain('Replace &quot;Write here what patients should know.&quot;');
  const screen = await (await get('/changes', cookies.ada)).text();
  expect(screen).toContain(`/edit/${sedation}#root_body`);
  expect(screen).not.toContain('Publish now');
  expect((await visitSite('/sedation')).status).toBe(404);
  await write(sedation);
  expect((await publishAll('ada')).headers.get('location')).toBe('/history?message=published');
});

test('a renamed page keeps its links, and its old address leads to the new one', async () => {
  const { liveText, publishAll, send, visitSite } = await pagesWorld();
  expect((await send('/pages/nervous-patients/rename', { address: 'Blog' })).status).toBe(422);
  await send('/pages/nervous-patients/rename', { address: 'Afraid of the dentist' });
  expect((await publishAll('ada')).headers.get('location')).toBe('/history?message=published');
  const old = await visitSite('/nervous-patients');
  expect([old.status, pathOf(old)]).toEqual([301, '/afraid-of-the-dentist']);
  expect(await (await visitSite('/')).text()).not.toContain('"/nervous-patients"');
  expect(await liveText('redirects.yaml')).toContain('# Addresses of an earlier website');
  await send('/pages/afraid-of-the-dentist/rename', { address: 'Nervous patients' });
  expect((await publishAll('ada')).headers.get('location')).toBe('/history?message=published');
  expect((await visitSite('/nervous-patients')).status).toBe(200);
});

test('a page with its old name again leaves no drafts', async () => {
  const { ada, send, services } = await pagesWorld();
  await send('/pages/nervous-patients/rename', { address: 'Afraid of the dentist' });
  await send('/pages/afraid-of-the-dentist/rename', { address: 'Nervous patients' });
  expect((await services.drafts.list(ada.id)).map(({ path }) => path)).toEqual([]);
});

test('a removed page warns of the links to it, and leaves no dead one', async () => {
  const { cookies, get, open, publishAll, save, send, services, urls, visitSite, write } = await pagesWorld();
  const whitening = 'pages/general-dentistry.yaml';
  const opened = await open('ada', whitening);
  const care = { ...opened.value.care, lead: 'Read [how we help](/nervous-patients).' };
  await save('ada', opened, { ...opened.value, care }, whitening);
  await publishAll('ada');
  const [article] = services.content.blogArticles.filter(({ markdown }) => markdown.includes('(/nervous-patients)'));
  if (article) await seedFirstArticles(urls.site_worker, [{ ...article, title: 'As staff call it' }]);
  const screen = await (await get('/pages/nervous-patients', cookies.ada)).text();
  expect(screen).toMatch(/Links lead to it from: Menus and footer, General dentistry, As staff call it\./);
  await send('/pages/nervous-patients/remove', { to: '/nervous-patients' });
  await send('/pages/nervous-patients/remove', { to: '/emergency-dentist' });
  expect((await publishAll('ada')).headers.get('location')).toBe('/history?message=published');
  expect(pathOf(await visitSite('/nervous-patients'))).toBe('/emergency-dentist');
  const home = await (await visitSite('/')).text();
  expect(home).not.toContain('Nervous about the dentist?</a>');
  await send('/pages/new', { title: 'Nervous patients', lead: 'It is back.' });
  await write('pages/more/nervous-patients.md');
  expect((await publishAll('ada')).headers.get('location')).toBe('/history?message=published');
  expect(await (await visitSite('/nervous-patients')).text()).toContain('It is back.');
});

test('a page that was never published goes without a trace', async () => {
  const { ada, make, send, services } = await pagesWorld();
  await make();
  await send('/pages/sedation/rename', { address: 'Calm' });
  expect((await services.drafts.list(ada.id)).map(({ path }) => path)).toEqual(['pages/more/calm.md']);
  await send('/pages/calm/remove', { to: '/' });
  expect(await services.drafts.list(ada.id)).toEqual([]);
});
