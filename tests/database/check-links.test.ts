import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { boundPort } from '../../local/free-port.ts';
import { startLocalInbox } from '../../local/local-inbox.ts';
import { checkPatientLinks } from '../../server/content/check-links-job.ts';
import { contentReport } from '../../server/content/content-report-job.ts';
import { contentOfFolder } from '../../server/publishing/live-content.ts';
import { deskUrl, deskWorld } from '../support/desk-world.ts';
import { editedContent } from '../support/edited-content.ts';
import { parseHtml } from '../support/served-page.ts';
import { siteServices } from '../support/site-services.ts';

/** The desk, a worker, and a booking site for Ripon on this machine. All other links have reserved names. */
async function linkWorld() {
  const { get, post, services: desk, signedIn, urls } = await deskWorld();
  const inbox = await startLocalInbox(0);
  onTestFinished(inbox.stop);
  const booking = { status: 404, agents: new Set<string | undefined>(), requests: 0 };
  const server = createServer(({ headers }, response) => {
    booking.requests += 1;
    booking.agents.add(headers['user-agent']);
    response.writeHead(booking.status).end();
  });
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${await boundPort(server.listen(0, '127.0.0.1'))}/ripon`;

  const content = editedContent();
  onTestFinished(content.remove);
  content.replace('organisation.yaml', /reviewsSearchUrl: .*/, 'reviewsSearchUrl: https://reviews.example');
  const withoutLink = contentOfFolder(content.folder);
  content.replace('practices/ripon.yaml', /bookingUrl: .*/, `bookingUrl: ${url}`);
  const live = contentOfFolder(content.folder);
  desk.switchContent(live);
  const mail = { SMTP_URL: inbox.smtpUrl, MAIL_FROM: 'Site <site@group.example>' };
  const worker = siteServices('worker', urls.site_worker, { ...mail, DESK_URL: deskUrl });
  worker.switchContent(live);

  const check = (time: string) =>
    checkPatientLinks({ ...worker, clock: () => new Date(time) }, (address) => address === '127.0.0.1');
  const cookie = await signedIn('bob@group.example');
  const today = async () => (await get('/today/links', cookie)).text();
  const leave = (entry: string) => post('/today/links/leave', { entry, reason: 'We know.' }, { cookie });
  const stored = async () => (await worker.pool.query('select url from link_failures')).rowCount;
  return { booking, check, content, inbox, leave, stored, today, url, withoutLink, worker };
}

test('a link that failed on two days is on Today and leads to its field, until it works again', async () => {
  const { booking, check, today, url } = await linkWorld();
  const words = `Ripon: the link to book (${url}) says that the page does not exist (404).`;
  await check('2026-07-01T03:40:00Z');
  await check('2026-07-01T15:00:00Z');
  expect(await today()).not.toContain(url);
  await check('2026-07-02T03:40:00Z');
  expect(await today()).toContain(`>${words}<`);
  expect(await today()).toContain('href="/edit/practices/ripon.yaml#root_bookingUrl"');
  expect(booking.agents).toEqual(new Set(['link check of https://group.example']));

  booking.status = 403;
  await check('2026-07-03T03:40:00Z');
  expect(await today()).not.toContain(url);
  booking.status = 404;
  await check('2026-07-04T03:40:00Z');
  expect(await today()).not.toContain(url);
});

test("Monday's email begins with links that failed on two days, until staff leave them as they are", async () => {
  const { check, inbox, leave, today, url, worker } = await linkWorld();
  for (const day of ['04', '05']) await check(`2026-07-${day}T03:40:00Z`);
  const monday = { ...worker, clock: () => new Date('2026-07-06T07:00:00Z') };
  await contentReport.run(monday, undefined);
  expect(inbox.mails[0]?.text).toMatch(/These three come first\.\s+Correct the links, or tell the other site\n-+\n- Ripon/);
  expect(inbox.mails[0]?.text).toContain(`Ripon: the link to book (${url}) says`);
  expect(inbox.mails[0]?.text).toContain(`Ripon: Booking web address: ${deskUrl}/edit/practices/ripon.yaml#root_bookingUrl`);
  const entry =
    parseHtml(await today())
      .querySelector('form [name=entry]')
      ?.getAttribute('value') ?? '';
  expect((await leave(entry)).headers.get('Location')).toBe('/today/links?message=left');
  await contentReport.run(monday, undefined);
  expect(inbox.mails[1]?.text).not.toContain(url);
});

test('a failure is forgotten when the link leaves the content', async () => {
  const { check, stored, withoutLink, worker } = await linkWorld();
  await check('2026-07-01T03:40:00Z');
  expect(await stored()).toBe(1);
  worker.switchContent(withoutLink);
  await check('2026-07-02T03:40:00Z');
  expect(await stored()).toBe(0);
});

test('of more than 200 links, 200 are checked a day and the others on the next', async () => {
  const { booking, check, content, stored, url, worker } = await linkWorld();
  const clinic = (number: number) =>
    `- { name: Clinic ${number}, location: Ripon, website: '${url}-${number}', specialty: Braces, googleRating: 5, reviewCount: 1, placeId: 'PLACEHOLDER' }`;
  content.replace(
    'partner-clinics.yaml',
    /- name:[\s\S]*/,
    Array.from({ length: 250 }, (_, number) => clinic(number)).join('\n'),
  );
  worker.switchContent(contentOfFolder(content.folder));
  for (const [day, failed] of [
    ['01', 200],
    ['02', 251],
  ] as const) {
    await check(`2026-07-${day}T03:40:00Z`);
    expect(await stored(), day).toBe(failed);
  }
  expect(booking.requests).toBe(400);
  booking.status = 200;
  await check('2026-07-03T03:40:00Z');
  expect(await stored()).toBe(51);
});
