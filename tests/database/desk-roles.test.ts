import { describe, expect, test } from 'vitest';
import { differingFacts } from '../../content-model/checks/facts.ts';
import { editors, photograph } from '../support/desk-editors.ts';
import { deskUrl } from '../support/desk-world.ts';
import { publishUnlabelled } from '../support/earlier-content.ts';
import { asRole } from '../support/fresh-database.ts';
import { parseHtml } from '../support/served-page.ts';

const ripon = 'practices/ripon.yaml';

async function roles() {
  const world = await editors();
  const { get, members, open, pool, save, smtp } = world;
  const { id = '' } = (await members.byEmail('cyd@group.example')) ?? {};
  const prepare = async (fields: Record<string, string>) => {
    const opened = await open('cyd');
    await save('cyd', opened, { ...opened.value, ...fields });
  };
  const screen = async (path: string, as: string) => (await get(path, as)).text();
  const shown = async (as: string) => /name="shown" value="(\w+)"/.exec(await screen(`/asked/${id}`, as))?.[1] ?? '';
  /** Publishes what the editor asks for. */
  async function publishAsked(chosen?: string[]) {
    const ticked = (chosen ?? (await world.ticks('ada', `/asked/${id}`))).map((name) => [name, 'true']);
    const fields = { shown: await shown(world.cookies.ada), ...Object.fromEntries(ticked) };
    return world.post(`/asked/${id}/publish`, fields, { cookie: world.cookies.ada });
  }
  async function change(who: 'ada' | 'bob', fields: Record<string, string>) {
    const opened = await open(who);
    await save(who, opened, { ...opened.value, ...fields });
    expect((await world.publishAll(who)).headers.get('Location')).toBe('/history?message=published');
  }
  const mailed = (to: string) => smtp.received.filter((mail) => mail.to.includes(to)).map(({ subject }) => subject);
  const auditLog = async () =>
    (await pool.query<{ action: string }>('select action from desk_trail')).rows.map(({ action }) => action);
  return { ...world, change, cookie: world.cookies.cyd, id, mailed, prepare, publishAsked, screen, shown, auditLog };
}

test('what an editor prepares is published by somebody who may, who can send it back', async () => {
  const { cookie, cookies, history, id, liveText, mailed, post, prepare, screen, shown, smtp, ticks, auditLog } = await roles();
  await prepare({ parking: 'Behind the practice.' });
  expect(await screen('/changes', cookie)).toContain('Ask to publish');
  expect(await screen('/changes', cookie)).not.toContain('Publish now');
  await post('/ask', { note: 'Parking in Ripon' }, { cookie });
  expect(await screen('/', cookies.bob)).toContain('Cyd asks you to publish');
  expect(mailed('ada@group.example')).toEqual(['Three Ridings Dental: Cyd asks you to publish']);

  expect(await screen(`/asked/${id}`, cookies.bob)).toMatch(/Parking in Ripon[\s\S]*Behind/);
  await post(`/asked/${id}/send-back`, { note: 'Say which side.' }, { cookie: cookies.bob });
  expect(await screen('/', cookies.ada)).not.toContain('Cyd asks you to publish');
  expect(mailed('cyd@group.example')).toEqual(['Three Ridings Dental: your changes came back']);

  await post('/ask', {}, { cookie });
  const old = await shown(cookies.ada);
  await prepare({ parking: 'On the left of the practice.', transport: 'By bus.' });
  const all = Object.fromEntries((await ticks('ada', `/asked/${id}`)).map((name) => [name, 'true']));
  await post(`/asked/${id}/publish`, { shown: old, ...all }, { cookie: cookies.ada });
  expect(await liveText(ripon)).not.toContain('On the left');
  const publish = async (chosen: string[]) => {
    const fields = { shown: await shown(cookies.ada), ...Object.fromEntries(chosen.map((name) => [name, 'true'])) };
    await post(`/asked/${id}/publish`, fields, { cookie: cookies.ada });
  };
  const tick = (await ticks('ada', `/asked/${id}`)).find((name) => name.endsWith(' parking')) ?? '';
  await publish([tick]);
  expect(await liveText(ripon)).toContain('On the left of the practice.');
  expect(await liveText(ripon)).not.toContain('By bus.');
  expect(await screen('/', cookies.bob)).toContain('Cyd asks you to publish');
  const { subject, text } = smtp.received.at(-1) ?? {};
  expect(subject).toBe('Three Ridings Dental: some of your changes are published');
  expect(text).toContain('-> On the left of the practice.');
  expect(text).not.toContain('By bus.');
  await publish(await ticks('ada', `/asked/${id}`));
  expect(await liveText(ripon)).toContain('By bus.');
  expect((await history())[0]).toMatchObject({ author: 'Ada for Cyd' });
  for (const name of ['Ada', 'Cyd']) expect(await screen(`/history?member=${name}`, cookies.ada)).toContain('On the left');
  expect(await screen('/history', cookies.ada)).not.toContain('<option value="Ada for Cyd"');
  expect(await screen('/', cookies.bob)).not.toContain('Cyd asks you to publish');
  expect(mailed('cyd@group.example').at(-1)).toBe('Three Ridings Dental: your changes are published');
  expect(await auditLog()).toEqual(
    expect.arrayContaining(['asked to publish', 'sent back to cyd@group.example', 'published for cyd@group.example']),
  );
});

test('what an editor prepared is published with what was published in the same file since', async () => {
  const { change, cookie, cookies, id, liveText, post, prepare, publishAsked, screen } = await roles();
  await prepare({ parking: 'Behind the practice.' });
  await post('/ask', {}, { cookie });
  await change('ada', { transport: 'By bus.' });
  expect(await screen(`/asked/${id}`, cookies.ada)).not.toContain('Open it to choose');
  expect((await publishAsked()).headers.get('Location')).toBe('/history?message=published');
  for (const text of ['Behind the practice.', 'By bus.']) expect(await liveText(ripon)).toContain(text);
  expect(await screen('/changes', cookie)).toContain('You have not changed anything');
});

test('who changed the same field since is named, and the editor can choose', async () => {
  const { change, cookie, cookies, id, liveText, open, post, prepare, publishAsked, screen, ticks } = await roles();
  await prepare({ parking: 'Behind the practice.', summary: 'By Cyd.' });
  await post('/ask', {}, { cookie });
  const before = await ticks('ada', `/asked/${id}`);
  await change('ada', { parking: 'In front of it.' });
  const asked = async (as: string) => (await screen(`/asked/${id}`, as)).replace(/<[^>]+>/g, '');
  const rest = /changed this since\. Send it back, and Cyd can choose\.Ripon, parking: .* -&gt; In front of it\./;
  expect(await asked(cookies.ada)).toMatch(new RegExp(`You ${rest.source}`));
  expect(await asked(cookies.bob)).toMatch(new RegExp(`Ada ${rest.source}`));
  expect(await asked(cookies.ada)).not.toContain('Publish now');
  expect((await publishAsked(before)).headers.get('Location')).toBe(`/asked/${id}?message=conflict`);
  expect(await liveText(ripon)).toContain('In front of it.');
  await post(`/asked/${id}/send-back`, { note: 'Choose.' }, { cookie: cookies.ada });
  expect((await open('cyd')).conflict?.choices).toMatchObject([{ mine: 'Behind the practice.', theirs: 'In front of it.' }]);
});

test('changes that cannot be published can be sent back, and no request outlives its changes', async () => {
  const { cookie, cookies, id, open, post, save, screen } = await roles();
  const opened = await open('cyd', 'notices.yaml');
  await save('cyd', opened, [...opened.value, { text: '' }], 'notices.yaml');
  await post('/ask', {}, { cookie });
  const asked = await screen(`/asked/${id}`, cookies.ada);
  expect(asked).not.toContain('Publish now');
  expect(asked).toContain('Send back');
  const sent = await post(`/asked/${id}/send-back`, { note: 'Write it first.' }, { cookie: cookies.ada });
  expect(sent.headers.get('Location')).toBe('/?message=sent-back');
  await post('/ask', {}, { cookie });
  await post('/discard', { file: 'notices.yaml' }, { cookie });
  expect(await screen('/', cookies.ada)).not.toContain('Cyd asks you to publish');
});

test('asking again within the hour changes the note and sends no second email, unless somebody has answered', async () => {
  const { cookie, cookies, id, mailed, post, prepare, screen } = await roles();
  await prepare({ parking: 'Behind the practice.' });
  const ask = async (note: string) => (await post('/ask', { note }, { cookie })).headers.get('Location');
  expect(await ask('Parking')).toBe('/changes?message=asked');
  expect(await ask('Parking in Ripon')).toBe('/changes?message=asked-again');
  expect(await ask('')).toBe('/changes?message=asked-again');
  expect(await screen('/changes?message=asked-again', cookie)).toContain('no new email');
  expect(await screen('/', cookies.bob)).toContain('Parking in Ripon');
  for (const to of ['ada@group.example', 'bob@group.example']) expect(mailed(to)).toHaveLength(1);
  await post(`/asked/${id}/send-back`, { note: 'Say which side.' }, { cookie: cookies.bob });
  expect(await ask('On the left')).toBe('/changes?message=asked');
  expect(mailed('ada@group.example')).toHaveLength(2);
});

/** Every route of the desk, and who may use it. */
const rights: Readonly<Record<string, string>> = {
  'GET /': 'any member',
  'GET /articles': 'any member',
  'GET /articles/:id/edit': 'any member',
  'POST /articles/:slug/restore': 'publishers',
  'POST /articles/:slug/take': 'any member',
  'POST /articles/:slug/withdraw': 'publishers',
  'GET /articles/new': 'any member',
  'POST /articles/new': 'any member',
  'POST /ask': 'any member',
  'GET /asked/:id': 'any member',
  'POST /asked/:id/publish': 'publishers',
  'POST /asked/:id/send-back': 'publishers',
  'POST /bring-back': 'any member',
  'GET /changes': 'any member',
  'POST /copy': 'any member',
  'POST /discard': 'any member',
  'GET /edit': 'any member',
  'GET /edit/:file': 'any member',
  'POST /edit/:file': 'any member',
  'GET /facts': 'any member',
  'POST /facts': 'any member',
  'POST /facts/:action': 'publishers',
  'GET /favicon.svg': 'anyone',
  'GET /findings/:file': 'any member',
  'GET /healthz': 'anyone',
  'GET /history': 'any member',
  'GET /history/:id/undo': 'any member',
  'POST /history/:id/undo': 'publishers',
  'GET /members': 'any member',
  'POST /members/:id/change': 'owners',
  'GET /members/:id/remove': 'owners',
  'POST /members/:id/remove': 'owners',
  'POST /members/invite': 'owners',
  'POST /members/sessions/:id/end': 'any member',
  'POST /nhs-lists/:slug/confirm': 'publishers',
  'GET /pages/:slug': 'any member',
  'POST /pages/:slug/remove': 'any member',
  'POST /pages/:slug/rename': 'any member',
  'GET /pages/new': 'any member',
  'POST /pages/new': 'any member',
  'POST /photographs': 'any member',
  'GET /preview/:token/*': 'anyone',
  'POST /publish': 'publishers',
  'GET /readyz': 'anyone',
  'GET /requests': 'members who see requests',
  'POST /requests/:id/contacted': 'members who see requests',
  'POST /requests/:id/erase': 'members who see requests',
  'POST /schedules/:id/cancel': 'publishers',
  'POST /schedules/:id/confirm': 'owners',
  'GET /sign-in': 'anyone',
  'POST /sign-in': 'anyone',
  'GET /sign-in/link': 'anyone',
  'POST /sign-in/link': 'anyone',
  'GET /sign-in/sent': 'anyone',
  'POST /sign-out': 'anyone',
  'GET /site': 'any member',
  'GET /today/:group': 'any member',
  'POST /today/:group/:action': 'publishers',
};

test('every route says which members may use it, and refuses all others', async () => {
  const { app, cookies, get, history, post } = await editors();
  const routes = Map.groupBy(
    app.routes.filter(({ method }) => method !== 'ALL'),
    ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)[^/]*/g, ':$1')}`,
  );
  const declared = [...routes].map(([route, handlers]) => {
    const who = handlers.flatMap(({ handler }) => ('who' in handler ? [handler.who] : []));
    return [route, who.join() || 'anyone'];
  });
  expect(Object.fromEntries(declared)).toEqual(rights);

  const mayUse: Record<keyof typeof cookies, string[]> = {
    ada: ['any member', 'publishers', 'owners', 'members who see requests'],
    bob: ['any member', 'publishers'],
    cyd: ['any member'],
  };
  for (const [route, [first]] of routes) {
    const { method = '', path: pattern = '' } = first ?? {};
    const path = pattern.replaceAll(/:(\w+)([^/]*)/g, (_, name: string, letters: string) => partOfPath(name, letters));
    const request = (cookie?: string) =>
      method === 'POST' ? post(path, { title: 'T' }, cookie ? { cookie } : {}) : get(path, cookie);
    const isSignedOut = (await request()).headers.get('Location') === '/sign-in';
    expect([route, isSignedOut]).toEqual([route, rights[route] !== 'anyone' || route === 'POST /sign-out']);
    if (rights[route] === 'anyone') continue;
    for (const [member, uses] of Object.entries(mayUse)) {
      const { status } = await request(cookies[member as keyof typeof cookies]);
      expect([member, route, status === 403]).toEqual([member, route, !uses.includes(rights[route] ?? '')]);
    }
  }
  expect(await history()).toHaveLength(1);
});

/** What an address has at a parameter. Nothing has the id. */
function partOfPath(name: string, letters: string): string {
  if (name === 'id') return letters.includes('8') ? crypto.randomUUID() : '999';
  return { action: 'leave', file: ripon, group: 'missing' }[name] ?? 'nowhere';
}

test('an editor reads no changes of others, and publishes nothing at an address that is not there', async () => {
  const { cookie, get, history, id, post, prepare } = await roles();
  await prepare({ parking: 'Behind the practice.' });
  await post('/ask', {}, { cookie });
  expect((await get(`/asked/${id}`, cookie)).status).toBe(303);
  expect((await post('/something/new', { when: 'now' }, { cookie })).status).toBe(404);
  expect(await history()).toHaveLength(1);
});

describe('a member who loses their rights', () => {
  test.each<[string, number, 'ada' | 'bob' | 'cyd', string, (world: Awaited<ReturnType<typeof roles>>) => Promise<unknown>]>([
    [
      'saves no draft once removed',
      303,
      'cyd',
      `/edit/${ripon}`,
      ({ ada, id, members }) => members.remove({ id, email: 'cyd@group.example' }, ada, 'discard'),
    ],
    [
      'publishes nothing as an editor',
      403,
      'bob',
      '/publish',
      ({ ada, bob, members }) => members.change(bob, 'editor', false, ada),
    ],
    [
      'invites nobody as a publisher',
      403,
      'ada',
      '/members/invite',
      async ({ ada, bob, members }) => {
        await members.change(bob, 'owner', false, ada);
        await members.change(ada, 'publisher', true, { ...bob, role: 'owner' });
      },
    ],
    [
      'invites nobody once signed out',
      303,
      'ada',
      '/members/invite',
      async ({ cookies, post }) => post('/sign-out', {}, { cookie: cookies.ada }),
    ],
  ])('while a form arrives %s', async (_, status, who, path, loseRights) => {
    const world = await roles();
    const { app, headers, history, open, save, ticks, auditLog } = world;
    const { hash, value } = await open('cyd');
    const opened = await open('bob');
    await save('bob', opened, { ...opened.value, parking: 'Behind the practice.' });
    const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
    const bodies: Record<string, string> = {
      [`/edit/${ripon}`]: JSON.stringify({ value: { ...value, parking: 'By the river.' }, hash, base: { value } }),
      '/publish': form({ when: 'now', ...Object.fromEntries((await ticks('bob')).map((tick) => [tick, 'true'])) }),
      '/members/invite': form({ name: 'Eve', email: 'eve@elsewhere.example', role: 'owner' }),
    };
    const bytes = new TextEncoder().encode(bodies[path]);
    let before: string[] = [];
    // Sent when the desk asks for it, which is after it has admitted the request.
    const pull = async (sending: ReadableStreamDefaultController) => {
      await loseRights(world);
      before = await auditLog();
      sending.enqueue(bytes);
      sending.close();
    };
    const type = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(bytes.length) };
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { ...headers(who), ...type },
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      duplex: 'half',
    };
    expect((await app.request(deskUrl + path, init)).status).toBe(status);
    expect(before).not.toEqual([]);
    expect(await auditLog()).toEqual(before);
    expect(await history()).toHaveLength(1);
  });

  test('while it is handled changes nothing, at every address that takes forms', async () => {
    const {
      ada,
      app,
      bob,
      cookies,
      get,
      history,
      id,
      members,
      open,
      post,
      prepare,
      publishAll,
      save,
      services,
      shown,
      smtp,
      ticks,
      upload,
      urls,
    } = await roles();
    await publishUnlabelled(services);
    const cookie = cookies.ada;
    const ask = (path: string, fields: Record<string, string> = {}) => post(path, fields, { cookie });
    const edit = async (parking: string) => {
      const opened = await open('ada');
      await save('ada', opened, { ...opened.value, parking });
    };
    const title = 'A new dentist in Ripon';
    const file = 'articles/a-new-dentist-in-ripon.md';
    const news = {
      excerpt: 'Dr Amina Yusuf joins our Ripon practice in the new year. Here is what she does and when you can see her.',
      category: 'Practice News',
      tags: ['ripon', 'team'],
    };
    await edit('Behind the practice.');
    await publishAll('ada');
    await edit('By the river.');
    await prepare({ parking: 'In front of the practice.' });
    await post('/ask', {}, { cookie: cookies.cyd });
    await ask('/articles/new', { title });
    const article = await open('ada', file);
    await save('ada', article, { ...article.value, ...news }, file, 'We have good news for Ripon.');
    await publishAll('ada', { when: 'now' }, [`change ${file} added `]);
    await asRole(urls.site_owner, (owner) =>
      owner.query(
        `insert into post_provenance (post_id, slug, source, withdrawn_at, withdrawn_post)
         select gen_random_uuid(), 'a-withdrawn-one', 'staff', now(), to_jsonb(post) || '{"slug": "a-withdrawn-one"}' from blog_posts post;
         insert into blog_posts (slug, title, excerpt, content, category, author, published_at)
         select 'a-waiting-one', title, excerpt, content, category, author, '9999-12-31T00:00:00Z' from blog_posts`,
      ),
    );
    const ticked = async (screen?: string) => Object.fromEntries((await ticks('ada', screen)).map((name) => [name, 'true']));
    const entry = async (screen: string) =>
      parseHtml(await (await get(screen, cookie)).text())
        .querySelector('form [name=entry]')
        ?.getAttribute('value') ?? '';
    const [fact] = differingFacts(services.content);
    const words = fact?.values.find(({ entries }) => entries)?.words ?? '';
    const [publication] = await history();
    const opened = await open('ada');

    await asRole(urls.site_owner, async (owner) => {
      const rows = async <Row extends object>(text: string) => (await owner.query<Row>(text)).rows;
      const someone = bob.id;
      const requests: Record<string, () => Response | Promise<Response>> = {
        '/today/:group/:action': async () => ask('/today/missing/leave', { entry: await entry('/today/missing'), reason: 'R' }),
        '/facts/:action': async () => ask('/facts/leave', { entry: await entry('/facts'), reason: 'R' }),
        '/nhs-lists/:slug/confirm': () => ask('/nhs-lists/ripon/confirm'),
        '/edit/:file': () => {
          const { body, hash, value } = opened;
          const headers = { Host: 'desk.group.example', Cookie: cookie, Origin: deskUrl };
          const form = { value: { ...value, parking: 'X' }, body, hash, base: { value, body } };
          return app.request(`${deskUrl}/edit/${ripon}`, { method: 'POST', headers, body: JSON.stringify(form) });
        },
        '/discard': () => ask('/discard', { file: ripon }),
        '/bring-back': () => ask('/bring-back'),
        '/photographs': async () => upload('ada', await photograph().toBuffer()),
        '/ask': () => ask('/ask'),
        '/asked/:id/send-back': () => ask(`/asked/${id}/send-back`, { note: 'N' }),
        '/asked/:id/publish': async () =>
          ask(`/asked/${id}/publish`, { shown: await shown(cookie), ...(await ticked(`/asked/${id}`)) }),
        '/publish': async () => ask('/publish', { when: 'now', ...(await ticked()) }),
        '/history/:id/undo': () => ask(`/history/${publication?.id}/undo`),
        '/schedules/:id/confirm': () => ask('/schedules/1/confirm'),
        '/schedules/:id/cancel': () => ask('/schedules/1/cancel'),
        '/facts': () => ask('/facts', { [fact?.id ?? '']: words }),
        '/articles/new': () => ask('/articles/new', { title: 'Another dentist in Ripon' }),
        '/articles/:slug/take': () => ask('/articles/a-waiting-one/take'),
        '/articles/:slug/withdraw': () => ask('/articles/a-new-dentist-in-ripon/withdraw'),
        '/articles/:slug/restore': () => ask('/articles/a-withdrawn-one/restore'),
        '/pages/new': () => ask('/pages/new', { title: 'Sedation', lead: 'For nervous patients.' }),
        '/pages/:slug/rename': () => ask('/pages/nervous-patients/rename', { address: 'anxious' }),
        '/pages/:slug/remove': () => ask('/pages/nervous-patients/remove', { to: '/' }),
        '/copy': () => ask('/copy'),
        '/requests/:id/contacted': () => ask(`/requests/${someone}/contacted`),
        '/requests/:id/erase': () => ask(`/requests/${someone}/erase`),
        '/members/sessions/:id/end': () => ask(`/members/sessions/${someone}/end`),
        '/members/invite': () => ask('/members/invite', { name: 'Eve', email: 'eve@elsewhere.example', role: 'owner' }),
        '/members/:id/change': () => ask(`/members/${someone}/change`, { role: 'owner' }),
        '/members/:id/remove': () => ask(`/members/${someone}/remove`, { drafts: 'discard' }),
      };
      const paths = app.routes.flatMap(({ method, path }) => (method === 'POST' ? [path.replaceAll(/:(\w+)[^/]*/g, ':$1')] : []));
      expect(Object.keys(requests).sort()).toEqual([...new Set(paths)].filter((path) => !path.startsWith('/sign-')).sort());
      const contents = () =>
        rows(
          `select relname, md5(table_to_xml(oid, true, true, '')::text) from pg_class
           where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'desk_members' order by relname`,
        );
      const before = { contents: await contents(), members: await members.list(), mails: smtp.received.length };
      for (const [path, request] of Object.entries(requests)) {
        // Until this is committed, requests are admitted with the rights from before.
        await owner.query('begin');
        await owner.query(`update desk_members set role = 'editor', sees_requests = false where id = $1`, [ada.id]);
        let isAnswered = false;
        const answer = Promise.resolve(request()).finally(() => {
          isAnswered = true;
        });
        // Requests of other test files wait for locks of their own on the same server.
        const waiting = 'select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
        const isHeldUp = async () => isAnswered || (await rows(waiting)).length > 0;
        await expect.poll(isHeldUp, { timeout: 20_000, interval: 10 }).toBe(true);
        await owner.query('commit');
        expect((await answer).status, path).toBe(403);
        await owner.query(`update desk_members set role = 'owner', sees_requests = true where id = $1`, [ada.id]);
      }
      expect({ contents: await contents(), members: await members.list(), mails: smtp.received.length }).toEqual(before);
    });
  }, 120_000);
});
