import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { StaffPageProps } from '../../app/pages/staff/staff-page.tsx';
import * as route from '../../app/routes/staff.tsx';
import { createLog } from '../../server/platform/log.ts';
import type { LinkAction } from '../../server/platform/signed-links.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { asRole } from '../support/fresh-database.ts';
import { testimonialBackend } from '../support/testimonial-backend.ts';

const now = new Date('2026-11-16T10:00:00Z');
const inThirtyDays = new Date('2026-12-16T10:00:00Z');

/** Calls the staff route with the context it has in the app. */
async function staffPages() {
  const backend = await testimonialBackend();
  const { web } = backend;
  const logged: string[] = [];
  const log = createLog('info', 'web', { write: (line: string) => void logged.push(line) });
  const visit = async (token: string, method: 'GET' | 'HEAD' | 'POST', at = now) => {
    const request = { ...web, log, now: at, site: web.hosts.group, groupBase: web.hosts.group.base, params: { token } };
    const { headers, main, status } = await (method === 'POST' ? route.post : route.get)(request as unknown as RequestContext);
    return { status, headers, ...(main as ReactElement<StaffPageProps>).props };
  };
  const tokenFor = (action: LinkAction, id: unknown, expires = inThirtyDays) =>
    web.links.address(action, String(id), expires).replace('https://group.example/staff/', '');
  return { ...backend, logged, visit, tokenFor };
}

async function withRequest() {
  const pages = await staffPages();
  await pages.submit();
  const state = async () => (await pages.rows('select id, reference, contacted_at from testimonial_requests'))[0];
  const { id, reference } = (await state()) ?? {};
  return { ...pages, state, id, reference };
}

// @spec 6: Staff act by signed links and without an account
test('opening the contacted link changes nothing, its button marks the request, and a repeat has no effect', async () => {
  const { id, reference, state, tokenFor, visit } = await withRequest();
  const token = tokenFor('mark-contacted', id);
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    expect(await visit(token, method)).toMatchObject({
      status: 200,
      heading: 'Mark as contacted',
      text: expect.stringContaining(`request ${reference}`),
      confirm: { button: 'Mark this request as contacted' },
    });
  }
  expect(await state()).toMatchObject({ contacted_at: null });
  const done = await visit(token, 'POST');
  expect(done).toMatchObject({ status: 200, heading: 'Marked as contacted', text: expect.stringContaining(String(reference)) });
  expect(done).not.toHaveProperty('confirm');
  const marked = await state();
  expect(marked?.['contacted_at']).toBeInstanceOf(Date);
  for (const method of ['POST', 'GET'] as const) {
    const again = await visit(token, method);
    expect(again).toMatchObject({
      status: 200,
      heading: 'Already marked',
      text: expect.stringMatching(/on \d{1,2} \w+ \d{4}\./),
    });
    expect(again).not.toHaveProperty('confirm');
  }
  expect(await state()).toEqual(marked);
});

// @spec 6: Staff act by signed links and without an account
test('opening the erase link changes nothing, its button erases the request, and a repeat has no effect', async () => {
  const { id, logged, reference, state, tokenFor, visit } = await withRequest();
  const token = tokenFor('erase-request', id);
  expect(await visit(token, 'GET')).toMatchObject({ confirm: { button: 'Erase this request', danger: true } });
  expect(await state()).toBeDefined();
  expect(await visit(token, 'POST')).toMatchObject({
    status: 200,
    heading: 'Request erased',
    text: expect.stringContaining(String(reference)),
  });
  expect(await state()).toBeUndefined();
  expect(logged.join('')).toContain(`"action":"erase-request","id":"${id}"`);
  for (const method of ['POST', 'GET'] as const)
    expect(await visit(token, method)).toMatchObject({ status: 410, heading: 'Already erased' });
  expect(await visit(tokenFor('mark-contacted', id), 'POST')).toMatchObject({ status: 410, heading: 'This request has gone' });
});

// @spec 6: Staff act by signed links and without an account
test('an altered link is refused and has no effect', async () => {
  const { id, state, tokenFor, visit } = await withRequest();
  const token = tokenFor('mark-contacted', id);
  const changed = [token.replace('mark-contacted', 'erase-request'), token.slice(0, -1), `${token}a`, 'nonsense', '...'];
  for (const wrong of changed) {
    expect(await visit(wrong, 'POST'), wrong).toMatchObject({ status: 404, heading: "This link doesn't work" });
  }
  expect(await visit(changed[0] ?? '', 'GET')).toMatchObject({ status: 404 });
  expect(await state()).toMatchObject({ contacted_at: null });
});

test('an expired link is refused with its own message and has no effect', async () => {
  const { id, state, tokenFor, visit } = await withRequest();
  const token = tokenFor('erase-request', id);
  expect(await visit(token, 'POST', new Date('2026-12-16T10:00:01Z'))).toMatchObject({
    status: 410,
    heading: 'This link has expired',
  });
  expect(await state()).toBeDefined();
  expect(await visit(token, 'GET', inThirtyDays)).toHaveProperty('confirm');
});

test('a link withdraws its article once, and the page names the article', async () => {
  const { rows, tokenFor, urls, visit, web } = await staffPages();
  const [post] = await rows(
    `insert into blog_posts (slug, title, excerpt, content, category, author, published_at)
     values ('a-post', 'Sugar & $& teeth', 'e', '<p>c</p>', 'Dental Health', 'Team', now() - interval '1 day') returning id`,
  );
  const token = tokenFor('withdraw-post', post?.['id']);
  expect(await visit(token, 'GET')).toMatchObject({ status: 200, text: expect.stringContaining("'Sugar & $& teeth'") });
  expect(await rows('select id from blog_posts')).toHaveLength(1);
  expect(await visit(token, 'POST')).toMatchObject({ status: 200, heading: 'Article withdrawn' });
  expect(await asRole(urls.site_web, async (client) => (await client.query('select id from blog_posts')).rows)).toEqual([]);
  for (const method of ['GET', 'POST'] as const) {
    expect(await visit(token, method)).toMatchObject({ heading: 'Already withdrawn', text: expect.stringContaining('Sugar') });
  }
  const gone = web.links.address('withdraw-post', crypto.randomUUID(), inThirtyDays).split('/staff/')[1] ?? '';
  expect(await visit(gone, 'POST')).toMatchObject({ status: 410, heading: 'This article has gone' });
});

test('the staff page is not cached, indexed or sent as a referrer', async () => {
  const { visit } = await staffPages();
  expect((await visit('invalid', 'GET')).headers).toEqual({
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  expect(route.isPrivate).toBe(true);
});
