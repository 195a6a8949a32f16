import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readContentBytes } from '../../content-model/content-file.ts';
import { publish } from '../../server/publishing/publish.ts';
import { deskWorld } from '../support/desk-world.ts';
import { asRole } from '../support/fresh-database.ts';

const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** The reference of the n-th request. */
const reference = (n: number) => `AAAAAA${letters[Math.floor(n / letters.length)]}${letters[n % letters.length]}`;

/** The desk with some requests of patients, each sent a minute after the one before. */
async function requestWorld({ count = 1, version = '2025-01', digestReason = null as string | null } = {}) {
  const world = await deskWorld();
  const { urls } = world;
  const ids: string[] = [];
  await asRole(urls.site_owner, async (owner) => {
    for (let n = 0; n < count; n += 1) {
      const { rows } = await owner.query<{ id: string }>(
        `insert into testimonial_requests (idempotency_key, reference, first_name, last_name, email, phone, treatment, rating, title,
           description, consent_video, consent_website, consent_marketing, consent_version, digest_reason, submitted_at)
         values ($1, $2, 'Zephyrine', 'Quillfeather', 'zq@patient.example', '01632960987', 'Invisalign', 5, 'Straight at last',
           'They were kind <b>throughout</b>.', true, true, false, $3, $4, timestamptz '2026-07-01 08:30Z' + $5 * interval '1 minute')
         returning id`,
        [randomUUID(), reference(n), version, digestReason, n],
      );
      ids.push(rows[0]?.id ?? '');
    }
  });
  const stored = async () =>
    (await asRole(urls.site_owner, (owner) => owner.query('select reference, contacted_at from testimonial_requests order by 1')))
      .rows as { reference: string; contacted_at: Date | null }[];
  return { ...world, ids, id: ids[0] ?? '', stored };
}

test('a member with the permission reads requests, with the wording that the patient agreed to', async () => {
  const { content, get, signedIn } = await requestWorld();
  const cookie = await signedIn('ada@group.example');
  const response = await get('/requests', cookie);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const html = await response.text();
  for (const text of [
    reference(0),
    'Zephyrine Quillfeather',
    'href="mailto:zq@patient.example"',
    'href="tel:+441632960987"',
    'Wednesday, 1 July 2026 at 09:30',
    'Invisalign',
    '5 of 5',
    'They were kind &lt;b&gt;throughout&lt;/b&gt;.',
    'Agreed to video recording',
    'Did not agree to marketing',
    content.shareYourStoryPage.consents.video,
    'It cannot be undone',
  ])
    expect(html).toContain(text);
  expect(await (await get('/members', cookie)).text()).toContain('href="/requests"');
});

test('a wording that has changed since is shown as the patient agreed to it', async () => {
  const { content, get, pool, signedIn } = await requestWorld();
  const published = readContentBytes('content');
  const by = { author: 'Ada', message: 'New wording' };
  const first = await publish(pool, published, { ...by, parentId: undefined });
  const page = 'pages/share-your-story.yaml';
  const newer = new TextDecoder()
    .decode(published.get(page))
    .replace("version: '2025-01'", "version: '2026-12'")
    .replace('I consent to video recording.', 'I agree to be filmed.');
  const changed = new Map([...published, [page, new TextEncoder().encode(newer)]]);
  await publish(pool, changed, { ...by, parentId: first.status === 'published' ? first.versionId : undefined });
  const html = await (await get('/requests', await signedIn('ada@group.example'))).text();
  expect(html).toContain(content.shareYourStoryPage.consents.video);
  expect(html).not.toContain('I agree to be filmed.');
});

test('a wording that was never published is named by its version, and suspected spam is marked', async () => {
  const { content, get, signedIn } = await requestWorld({ version: '2024-05', digestReason: 'trap' });
  const html = await (await get('/requests', await signedIn('ada@group.example'))).text();
  expect(html).toContain('A wording that was never published here (version 2024-05)');
  expect(html).not.toContain(content.shareYourStoryPage.consents.video);
  expect(html).toContain('May be spam');
});

test('a member without the permission sees nothing and changes nothing', async () => {
  const { done, get, id, post, signedIn, stored } = await requestWorld();
  const cookie = await signedIn('bob@group.example');
  const responses = [
    await get('/requests', cookie),
    await get('/requests?show=all', cookie),
    await post(`/requests/${id}/contacted`, {}, { cookie }),
    await post(`/requests/${id}/erase`, {}, { cookie }),
  ];
  for (const response of responses) {
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('Zephyrine');
  }
  expect(await (await get('/members', cookie)).text()).not.toContain('href="/requests"');
  expect(await (await get('/', cookie)).text()).not.toContain('to answer');
  expect(await stored()).toEqual([{ reference: reference(0), contacted_at: null }]);
  expect((await done()).map(({ action }) => action)).toEqual(['signed in']);
});

test('the permission ends with the next request after an owner takes it away', async () => {
  const { ada, get, id, members, post, signedIn, stored } = await requestWorld();
  const cookie = await signedIn('ada@group.example');
  expect((await get('/requests', cookie)).status).toBe(200);
  await members.change(ada, 'owner', false, ada);
  expect((await get('/requests', cookie)).status).toBe(403);
  expect((await post(`/requests/${id}/erase`, {}, { cookie })).status).toBe(403);
  expect(await stored()).toHaveLength(1);
});

test('requests are marked as contacted once, then erased, and the audit log names no patient', async () => {
  const { done, get, id, post, signedIn, stored } = await requestWorld();
  const cookie = await signedIn('ada@group.example');
  const contacted = () => post(`/requests/${id}/contacted`, {}, { cookie });
  expect((await contacted()).headers.get('Location')).toBe('/requests?message=contacted');
  const [first] = await stored();
  expect(first?.contacted_at).toBeInstanceOf(Date);
  expect((await contacted()).headers.get('Location')).toBe('/requests?message=nothing');
  const unknown = await post(`/requests/${randomUUID()}/erase`, {}, { cookie });
  expect(unknown.headers.get('Location')).toBe('/requests?message=nothing');
  expect(await stored()).toEqual([first]);
  expect(await (await get('/requests', cookie)).text()).toContain('No one is waiting.');
  expect(await (await get('/requests?show=all', cookie)).text()).toContain(reference(0));

  expect((await post(`/requests/${id}/erase`, {}, { cookie })).headers.get('Location')).toBe('/requests?message=erase');
  expect(await stored()).toEqual([]);
  const entries = await done();
  expect(entries.map(({ action, detail }) => `${action} ${detail}`)).toEqual([
    `erased request ${reference(0)}`,
    `marked as contacted request ${reference(0)}`,
    'signed in ',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/zephyrine|quillfeather|patient\.example|960987/i);
});

test('the oldest waiting request is first, fifty on a page, and contacted ones follow', async () => {
  const { get, ids, post, signedIn } = await requestWorld({ count: 53 });
  const cookie = await signedIn('ada@group.example');
  await post(`/requests/${ids[0]}/contacted`, {}, { cookie });
  const shown = async (path: string) =>
    [...(await (await get(path, cookie)).text()).matchAll(/<dd[^>]*>(AAAAAA\w\w)<\/dd>/g)].map(([, found]) => found);
  const waiting = Array.from({ length: 52 }, (_, index) => reference(index + 1));
  expect(await shown('/requests')).toEqual(waiting.slice(0, 50));
  expect(await shown('/requests?page=2')).toEqual(waiting.slice(50));
  expect(await shown('/requests?show=all&page=2')).toEqual([...waiting.slice(50), reference(0)]);
});
