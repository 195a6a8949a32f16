import { describe, expect, test } from 'vitest';
import { deskUrl, deskWorld } from '../support/desk-world.ts';

describe('a sign-in link', () => {
  test('is mailed to members only, and everyone gets the same response', async () => {
    const { post, smtp } = await deskWorld();
    const answers = [];
    for (const email of ['ADA@group.example', 'mallory@elsewhere.example']) {
      const response = await post('/sign-in', { email });
      answers.push([response.status, response.headers.get('Location'), await response.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    await expect.poll(() => smtp.received.length, { timeout: 5_000 }).toBe(1);
    expect(smtp.received[0]?.to).toEqual(['ada@group.example']);
  });

  test('signs in once, with a button, and opening it changes nothing', async () => {
    const { get, post, signIn, tokenOf, cookieOf } = await deskWorld();
    const token = tokenOf(await signIn.createLink('ada@group.example'));
    // A mail scanner.
    for (const _ of [1, 2, 3]) expect((await get(`/sign-in/link?token=${token}`)).headers.getSetCookie()).toEqual([]);
    const response = await post('/sign-in/link', { token });
    expect(response.status).toBe(303);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-desk=[^;]+;.*Max-Age=43200/);
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax/);
    expect((await get('/members', cookieOf(response))).status).toBe(200);
    const replayed = await post('/sign-in/link', { token });
    expect(replayed.status).toBe(400);
    expect(replayed.headers.getSetCookie()).toEqual([]);
  });

  test('is refused when forged, expired, for another purpose or of a removed member', async () => {
    const { ada, bob, members, pool, post, signIn, tokenOf } = await deskWorld();
    expect((await post('/sign-in/link', { token: 'x'.repeat(32) })).status).toBe(400);
    const expired = tokenOf(await signIn.createLink('ada@group.example'));
    await pool.query(`update desk_links set expires_at = now() - interval '1 second'`);
    expect((await post('/sign-in/link', { token: expired })).status).toBe(400);
    // A record that was made for something else, such as the change of an address.
    const other = tokenOf(await signIn.createLink('ada@group.example'));
    await pool.query(`update desk_links set value = '{"email":"ada@group.example","newEmail":"eve@elsewhere.example"}'`);
    expect((await post('/sign-in/link', { token: other })).status).toBe(400);
    const ofBob = tokenOf(await signIn.createLink(bob.email));
    await members.remove(bob, ada, 'discard');
    await members.add(bob, ada);
    expect((await post('/sign-in/link', { token: ofBob })).status).toBe(400);
  });

  test('is stored as a hash', async () => {
    const { pool, signIn, tokenOf } = await deskWorld();
    const token = tokenOf(await signIn.createLink('ada@group.example'));
    const { rows } = await pool.query('select * from desk_links');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is limited per email address and per client', async () => {
    const { post } = await deskWorld();
    const statuses = [];
    for (const _ of Array.from({ length: 6 })) statuses.push((await post('/sign-in', { email: 'eve@elsewhere.example' })).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  test('cannot be kept from a member by strangers, whose requests are limited by network', async () => {
    const { post, signedIn, smtp } = await deskWorld();
    await signedIn('ada@group.example', '2001:db8:1:2::7');
    const ask = async (address: string) => (await post('/sign-in', { email: 'Ada@group.example' }, { address })).status;
    // 25 requests from five networks, each from an address of its own.
    for (let n = 0; n < 25; n += 1) await ask(`2001:db8:9:${n % 5}::${n}`);
    expect(await ask('2001:db8:9:0:ffff::1')).toBe(429);
    await expect.poll(() => smtp.received.length, { timeout: 5_000 }).toBe(20);
    expect(await ask('198.51.100.7')).toBe(303);
    expect(await ask('2001:db8:1:2:aaaa::8')).toBe(303);
    // Only the network that she has signed in from gets a link.
    await expect.poll(() => smtp.received.length, { timeout: 5_000 }).toBe(21);
  });

  test('reaches a member on a network where a stranger has used up the limit', async () => {
    const { post, signedIn, smtp } = await deskWorld();
    await signedIn('ada@group.example');
    for (let n = 0; n < 20; n += 1) await post('/sign-in', { email: `eve${n}@elsewhere.example` });
    const [known, unknown] = [
      await post('/sign-in', { email: 'ada@group.example' }),
      await post('/sign-in', { email: 'bob@group.example' }),
    ];
    expect([known.status, unknown.status]).toEqual([429, 429]);
    expect(await known.text()).toBe(await unknown.text());
    await expect.poll(() => smtp.received.map(({ to }) => to), { timeout: 5_000 }).toEqual([['ada@group.example']]);
  });
});

describe('a session', () => {
  test('is new after each sign-in, whatever cookie the browser had', async () => {
    const { get, post, signIn, tokenOf, cookieOf, signedIn } = await deskWorld();
    const before = await signedIn('bob@group.example');
    const response = await post(
      '/sign-in/link',
      { token: tokenOf(await signIn.createLink('ada@group.example')) },
      { cookie: before },
    );
    expect(cookieOf(response)).not.toBe(before);
    expect(await (await get('/members', cookieOf(response))).text()).toContain('Invite someone');
    expect(await (await get('/members', before)).text()).not.toContain('Invite someone');
  });

  test('ends with signing out, with the removal of the member, and when ended elsewhere', async () => {
    const { ada, bob, get, members, post, signedIn } = await deskWorld();
    const out = await signedIn('ada@group.example');
    await post('/sign-out', {}, { cookie: out });
    expect((await get('/members', out)).status).toBe(303);

    const [first, second] = [await signedIn('ada@group.example'), await signedIn('ada@group.example')];
    const [newest, older] = await members.sessions(ada.id);
    expect((await post(`/members/sessions/${older?.id}/end`, {}, { cookie: second })).status).toBe(303);
    expect((await get('/members', first)).status).toBe(303);
    expect((await get('/members', second)).status).toBe(200);

    const ofBob = await signedIn('bob@group.example');
    expect((await post(`/members/sessions/${newest?.id}/end`, {}, { cookie: ofBob })).status).toBe(303);
    expect((await get('/members', second)).status).toBe(200);
    await post(`/members/${bob.id}/remove`, {}, { cookie: second });
    expect((await get('/members', ofBob)).headers.get('Location')).toBe('/sign-in');
  });

  test('is not prolonged by using it', async () => {
    const { get, pool, signedIn } = await deskWorld();
    const cookie = await signedIn('ada@group.example');
    await pool.query(`update desk_sessions set expires_at = now() + interval '1 hour'`);
    const ends = async () => (await pool.query('select expires_at from desk_sessions')).rows;
    const before = await ends();
    expect((await get('/members', cookie)).status).toBe(200);
    expect(await ends()).toEqual(before);
  });

  test('is needed for every screen, and cannot be forged', async () => {
    const { get } = await deskWorld();
    for (const cookie of ['', '__Host-desk=forged', '__Host-desk=forged.c2lnbmF0dXJl'])
      expect((await get('/members', cookie)).headers.get('Location'), cookie).toBe('/sign-in');
    for (const path of ['/%70eople', '//members', '/%2570eople', '/sign-in/..%2fpeople', '/sign-in/%2e%2e/members'])
      expect((await get(path)).headers.get('Location'), path).toBe('/sign-in');
  });
});

describe('people', () => {
  test('are invited by owners, with an email and an entry in the audit log', async () => {
    const { members, post, signedIn, smtp, auditLog } = await deskWorld();
    const cookie = await signedIn('ada@group.example');
    const invite = { name: 'Cas', email: 'Cas@group.example', role: 'editor', seesRequests: 'true' };
    expect((await post('/members/invite', invite, { cookie })).headers.get('Location')).toBe('/members?message=invited');
    expect(await members.byEmail('cas@group.example')).toMatchObject({ role: 'editor', seesRequests: true });
    expect(smtp.received.map(({ to }) => to)).toEqual([['cas@group.example']]);
    expect((await auditLog(1))[0]).toMatchObject({
      who: 'ada@group.example',
      action: 'invited',
      detail: 'cas@group.example as editor',
    });
    expect((await post('/members/invite', invite, { cookie })).status).toBe(422);
  });

  test('editors cannot invite, change or remove', async () => {
    const { ada, bob, get, members, post, signedIn } = await deskWorld();
    const cookie = await signedIn('bob@group.example');
    expect(await (await get('/members', cookie)).text()).not.toContain('Who did what');
    const attempts = [
      post('/members/invite', { name: 'Eve', email: 'eve@elsewhere.example', role: 'owner' }, { cookie }),
      post(`/members/${bob.id}/change`, { role: 'owner' }, { cookie }),
      post(`/members/${ada.id}/remove`, {}, { cookie }),
    ];
    for (const response of await Promise.all(attempts)) expect(response.status).toBe(403);
    expect(await members.list()).toEqual([ada, bob]);
  });

  test('always include an owner, also when two owners remove each other at once', async () => {
    const { ada, bob, members, post, signedIn } = await deskWorld();
    const cookie = await signedIn('ada@group.example');
    expect((await post(`/members/${ada.id}/remove`, {}, { cookie })).headers.get('Location')).toBe('/members?message=last-owner');
    expect((await post(`/members/${ada.id}/change`, { role: 'editor' }, { cookie })).headers.get('Location')).toBe(
      '/members?message=last-owner',
    );
    await members.change(bob, 'owner', false, ada);
    const owner = { ...bob, role: 'owner' as const };
    const results = await Promise.allSettled([members.remove(ada, owner, 'discard'), members.remove(owner, ada, 'discard')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await members.list()).toHaveLength(1);
  });
});

describe('requests', () => {
  test('from other sites, without an origin or without a session are refused at every address that takes forms', async () => {
    const { app, done, post, signedIn } = await deskWorld();
    const cookie = await signedIn('ada@group.example');
    const addresses = app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path.replaceAll(/:[^/]+/g, 'x'));
    expect(addresses).toEqual(expect.arrayContaining(['/publish', '/photographs', '/members/invite', '/requests/x/erase']));
    for (const path of addresses) {
      for (const origin of ['https://evil.example', 'null', 'https://www.group.example', ''])
        expect((await post(path, {}, { cookie, origin })).status, `${path} ${origin}`).toBe(403);
      if (!path.startsWith('/sign-')) expect((await post(path)).headers.get('Location'), path).toBe('/sign-in');
    }
    expect((await done()).map(({ action }) => action)).toEqual(['signed in']);
  });

  test('of strangers are read up to 4 kB, at every address that takes forms', async () => {
    const { app } = await deskWorld();
    const headers = { Host: 'desk.group.example', Origin: deskUrl, 'Content-Type': 'application/x-www-form-urlencoded' };
    for (const { method, path } of app.routes) {
      if (method !== 'POST') continue;
      let sent = 0;
      const pull = (controller: ReadableStreamDefaultController) => {
        controller.enqueue(new TextEncoder().encode('a&'.repeat(500)));
        sent += 1_000;
        if (sent > 900_000) controller.close();
      };
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
      const { status } = await app.request(deskUrl + path.replaceAll(/:[^/]+/g, 'x'), init);
      expect([status, sent <= 6_000], path).toEqual([path.startsWith('/sign-') ? 413 : 303, true]);
    }
  });

  test('with half a million fields take little processor time', async () => {
    const { app, signedIn } = await deskWorld();
    const type = 'application/x-www-form-urlencoded';
    const headers = {
      Host: 'desk.group.example',
      Origin: deskUrl,
      Cookie: await signedIn('ada@group.example'),
      'Content-Type': type,
    };
    for (const path of ['/discard', '/facts']) {
      const before = process.cpuUsage();
      const { status } = await app.request(deskUrl + path, { method: 'POST', headers, body: 'a&'.repeat(495_000) });
      const { system, user } = process.cpuUsage(before);
      expect([status, system + user < 1_000_000], `${path} took ${(system + user) / 1_000} ms`).toEqual([303, true]);
    }
  });

  test('for reading are refused to pages of other sites, whose links lead to screens without a query', async () => {
    const { app, signedIn } = await deskWorld();
    const headers = { Host: 'desk.group.example', Cookie: await signedIn('ada@group.example') };
    const link = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    const visit = async (path: string, from: string, how: Record<string, string>) => {
      const { headers: answered, status } = await app.request(deskUrl + path, {
        headers: { ...headers, 'Sec-Fetch-Site': from, ...how },
      });
      return `${status} ${answered.get('Location') ?? ''}`.trim();
    };
    for (const from of ['cross-site', 'same-site']) {
      expect(await visit('/site?q=Leeds', from, { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' })).toBe('403');
      expect(await visit('/changes', from, { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' })).toBe('403');
      expect(await visit('/site?q=Leeds', from, link)).toBe(`303 ${deskUrl}/site`);
      for (const path of ['/history/1/undo', '/history/%32/undo', '/history/2/und%6f'])
        expect(await visit(path, from, link), path).toBe(`303 ${deskUrl}/history`);
      expect(await visit('/changes?message=asked', from, link)).toBe('200');
      expect(await visit(`/sign-in/link?token=${'x'.repeat(32)}`, from, link)).toBe('200');
    }
    for (const from of ['same-origin', 'none']) expect(await visit('/history?word=Leeds', from, link)).toBe('200');
  });

  test('for another host are refused, and no screen is cached, framed or indexed', async () => {
    const { get } = await deskWorld();
    expect((await get('/sign-in', '', 'www.group.example')).status).toBe(421);
    const app = await get('/sign-in');
    expect(app.headers.get('Cache-Control')).toBe('no-store');
    expect(app.headers.get('X-Robots-Tag')).toBe('noindex');
    const policy = app.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(app.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
    // The address of a preview is a secret.
    expect(app.headers.get('Referrer-Policy')).toBe('same-origin');
  });
});

test('odd addresses and forms are refused without an error', async () => {
  const { ada, app, clock, get, post, previewLinks, signedIn } = await deskWorld();
  const cookie = await signedIn('ada@group.example');
  const hyphens = '-'.repeat(36);
  for (const path of [
    '/members/x/remove',
    `/members/${hyphens}/remove`,
    `/articles/${hyphens}/withdraw`,
    `/requests/${hyphens}/erase`,
  ])
    expect((await post(path, {}, { cookie })).status, path).toBe(404);
  for (const path of ['/history/x/undo', '/schedules/x/cancel'])
    expect((await post(path, {}, { cookie })).status, path).toBe(404);
  expect((await get(`${previewLinks.address(ada.id, clock())}/pictures/%00.jpg`)).status).toBe(400);
  expect((await post('/publish', {}, { cookie })).status).toBe(303);
  const type = 'multipart/form-data; boundary=x';
  const headers = { Host: 'desk.group.example', Origin: deskUrl, 'Content-Type': type };
  const malformed = await app.request(`${deskUrl}/sign-in`, { method: 'POST', headers, body: '--x\r\n'.repeat(700) });
  expect(malformed.status).toBe(422);
  for (const path of ['/?message=__proto__', '/members?message=constructor', '/articles?page=9e9', '/requests?page=-1'])
    expect((await get(path, cookie)).status, path).toBe(200);
  expect((await get(`${previewLinks.address(ada.id, clock())}/%`)).status).toBeLessThan(500);
});
