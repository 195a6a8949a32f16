import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hashOf, readContentBytes } from '../../content-model/content-file.ts';
import { deleteDrafts } from '../../desk/drafts/drafts.ts';
import type { FileFormData } from '../../desk/editing/form-data.ts';
import { publish } from '../../server/publishing/publish.ts';
import { editors, photograph } from '../support/desk-editors.ts';
import { deskUrl } from '../support/desk-world.ts';
import { asRole } from '../support/fresh-database.ts';

const ripon = 'practices/ripon.yaml';
const later = { when: 'later', dueAt: '2036-01-07T09:00' };

const commentsOf = (yaml: string) => yaml.split('\n').filter((line) => line.trim().startsWith('#'));

test('two members who edit the same file keep both changes of different fields, and every comment', async () => {
  const { liveText, open, publishAll, save } = await editors();
  const before = await liveText();
  const [adas, bobs] = [await open('ada'), await open('bob')];
  await save('ada', adas, { ...adas.value, parking: 'Six spaces, by Ada.' });
  await save('bob', bobs, { ...bobs.value, summary: 'A practice, by Bob.' });
  expect((await publishAll('ada')).headers.get('Location')).toBe('/history?message=published');
  const merged = await open('bob');
  expect(merged.conflict).toMatchObject({ by: 'Ada', choices: [] });
  expect(merged.conflict?.changes).toEqual([expect.stringContaining('Ripon, parking: ')]);
  expect((await publishAll('bob')).headers.get('Location')).toBe('/history?message=published');
  const after = await liveText();
  expect(parse(after)).toEqual({ ...parse(before), parking: 'Six spaces, by Ada.', summary: 'A practice, by Bob.' });
  expect(commentsOf(after)).toEqual(commentsOf(before));
});

test('two changes of a list with a fixed length are a choice in the form, and stop an undo', async () => {
  const { cookies, get, open, post, publishAll, save } = await editors();
  const file = 'pages/home.yaml';
  const opened = await open('ada', file);
  const { hero } = opened.value;
  const withTick = (tick: string) => ({ ...opened.value, hero: { ...hero, ticks: [tick, hero.ticks[1]] } });
  await save('ada', opened, withTick('By Ada'), file);
  await save('bob', opened, withTick('By Bob'), file);
  await publishAll('ada');
  const merged = await open('bob', file);
  expect(merged.conflict?.choices).toEqual([
    { field: ['value', 'hero', 'ticks'], mine: ['By Bob', hero.ticks[1]], theirs: ['By Ada', hero.ticks[1]] },
  ]);
  await save('bob', merged, withTick('By Bob'), file);
  const [undoAdas = ''] = /\/history\/\d+\/undo/.exec(await (await get('/history', cookies.ada)).text()) ?? [];
  await publishAll('bob');
  expect((await post(undoAdas, {}, { cookie: cookies.ada })).headers.get('Location')).toBe('/history?message=conflict');
});

test('old addresses can be edited, also if what is published does not have them yet', async () => {
  const { cookies, get, liveText, open, pool, publishAll, save, services, updateContent } = await editors();
  const earlier = readContentBytes('content');
  earlier.delete('redirects.yaml');
  await publish(pool, earlier, { author: 'Test', message: 'Earlier', parentId: services.live.versionId });
  await updateContent();
  expect(await (await get('/site', cookies.ada)).text()).toMatch(/href="\/edit\/redirects.yaml"[^>]*>Old addresses/);
  const opened = await open('ada', 'redirects.yaml');
  const saved = await save('ada', opened, [{ from: '/old', to: '/blog' }], 'redirects.yaml');
  expect(saved.findings).toEqual([]);
  await publishAll('ada');
  expect(await liveText('redirects.yaml')).toContain('from: /old, to: /blog');
});

describe('a draft', () => {
  test('is private until it is published, and gone when it equals what is published', async () => {
    const { cookies, get, liveText, open, save } = await editors();
    const opened = await open('ada');
    const saved = await save('ada', opened, { ...opened.value, parking: 'Draft. </script><b>' });
    expect(saved.hasDraft).toBe(true);
    expect(await (await get(`/edit/${ripon}`, cookies.ada)).text()).not.toContain('</script><b>');
    expect((await open('bob')).value.parking).toBe(opened.value.parking);
    expect(await liveText()).not.toContain('Draft.');
    expect((await save('ada', saved, opened.value)).hasDraft).toBe(false);
  });

  test('is gone once a field that was cleared and saved has its value again, which stays in its place with its comment', async () => {
    const { ada, drafts, liveText, open, publishAll, save } = await editors();
    const before = await liveText();
    const opened = await open('ada');
    const { hours, ...others } = opened.value;
    const cleared = await save('ada', opened, others);
    expect((await save('ada', cleared, { ...others, hours })).hasDraft).toBe(false);
    expect(await drafts.list(ada.id)).toEqual([]);
    const parking = 'Six spaces.';
    const again = await save('ada', opened, { ...others, parking });
    await save('ada', again, { ...others, parking, hours });
    await publishAll('ada');
    const after = await liveText();
    expect(Object.keys(parse(after))).toEqual(Object.keys(parse(before)));
    expect(after).toContain("# These hours decide whether the site says 'Open now'.\nhours:\n");
  });

  test('with a mistake is kept, says so at its field, and is not published', async () => {
    const { get, cookies, liveText, open, publishAll, save } = await editors();
    const opened = await open('ada', 'pages/dental-implants.yaml');
    const [first, ...rest] = opened.value.treatments;
    const wrong = { ...opened.value, treatments: [{ ...first, price: { from: '£2,500' } }, ...rest] };
    const saved = await save('ada', opened, wrong, 'pages/dental-implants.yaml');
    expect(saved.findings).toContainEqual(
      expect.objectContaining({
        field: ['treatments', 0, 'price', 'from'],
        isBlocking: true,
        message: 'Enter a number. Now it is: £2,500.',
      }),
    );
    expect((await publishAll('ada')).headers.get('Location')).toBe('/changes?message=none');
    expect(await liveText('pages/dental-implants.yaml')).not.toContain('£2,500');
    const changes = await (await get('/changes', cookies.ada)).text();
    expect(changes).toContain('/edit/pages/dental-implants.yaml#root_treatments_0_price_from');
    expect(changes).not.toContain('Publish now');
  });

  test('can be published at a time, which can be cancelled', async () => {
    const { cookies, get, open, post, publishAll, save } = await editors();
    const opened = await open('ada');
    await save('ada', opened, { ...opened.value, parking: 'Later.' });
    expect((await publishAll('ada', { when: 'later', dueAt: '2020-01-01T09:00' })).status).toBe(422);
    expect((await publishAll('ada', { when: 'later', dueAt: 'soon' })).status).toBe(422);
    expect((await publishAll('ada', { when: 'later', dueAt: '2036-01-07T09:00' })).headers.get('Location')).toBe(
      '/history?message=scheduled',
    );
    expect((await open('ada')).hasDraft).toBe(false);
    const [, id] = /action="\/schedules\/(\d+)\/cancel"/.exec(await (await get('/history', cookies.ada)).text()) ?? [];
    const again = await open('ada');
    await save('ada', again, { ...again.value, parking: 'Sooner.' });
    const cancel = () => post(`/schedules/${id}/cancel`, {}, { cookie: cookies.ada });
    expect((await cancel()).headers.get('Location')).toBe('/history?message=own-draft');
    await post('/discard', { file: ripon }, { cookie: cookies.ada });
    await cancel();
    expect((await open('ada')).value.parking).toBe('Later.');
    expect((await cancel()).headers.get('Location')).toBe('/history?message=own-draft');
  });

  test('that was scheduled and could not be published can be taken back', async () => {
    const { cookies, get, open, pool, post, publishAll, save } = await editors();
    const opened = await open('ada');
    await save('ada', opened, { ...opened.value, parking: 'Later.' });
    await publishAll('ada', { when: 'later', dueAt: '2036-01-07T09:00' });
    const other = await open('bob');
    await save('bob', other, { ...other.value, parking: 'Now.' });
    expect((await publishAll('bob')).headers.get('Location')).toBe('/history?message=published');
    await pool.query(`update content_schedules set stopped_at = now(), stopped_reason = 'These files were changed'`);
    const html = await (await get('/history', cookies.ada)).text();
    expect(html).toContain('These files were changed');
    const [, id] = /action="\/schedules\/(\d+)\/cancel"/.exec(html) ?? [];
    await post(`/schedules/${id}/cancel`, {}, { cookie: cookies.ada });
    expect((await open('ada')).conflict?.choices).toEqual([{ field: ['value', 'parking'], mine: 'Later.', theirs: 'Now.' }]);
    expect(await (await get('/history', cookies.ada)).text()).not.toContain('These files were changed');
  });

  test('of two windows that save at once, neither is lost', async () => {
    const { open, save } = await editors();
    const opened = await open('ada');
    const answers = await Promise.all([
      save('ada', opened, { ...opened.value, parking: 'One window.' }),
      save('ada', opened, { ...opened.value, summary: 'The other window.' }),
    ]);
    const merged = answers.find(({ conflict }) => conflict);
    expect(merged?.value).toMatchObject({ parking: 'One window.', summary: 'The other window.' });
  });

  test('that was saved again since it was read is not deleted', async () => {
    const { ada, drafts, open, pool, save } = await editors();
    const opened = await open('ada');
    const first = await save('ada', opened, { ...opened.value, parking: 'First.' });
    const read = await drafts.list(ada.id);
    await save('ada', first, { ...opened.value, parking: 'Second.' });
    await deleteDrafts(pool, ada.id, read);
    expect((await open('ada')).value.parking).toBe('Second.');
  });
});

test('a photograph that was replaced or discarded is never published', async () => {
  const { ada, cookies, drafts, open, post, publishAll, save, services, upload } = await editors();
  const nameOf = async (background: string) => {
    const response = await upload('ada', await photograph(background).toBuffer());
    return ((await response.json()) as { name: string }).name;
  };
  const [wrong, right] = await Promise.all([nameOf('#17408b'), nameOf('#8b1740')]);
  expect(wrong).not.toBe(right);
  const team = await open('ada', 'team.yaml');
  const [first, ...others] = team.value;
  await save('ada', team, [{ ...first, picture: { file: right, words: 'At the desk' } }, ...others], 'team.yaml');
  expect((await publishAll('ada')).headers.get('Location')).toBe('/history?message=published');
  await services.updateContent();
  const pictures = services.live.files.map(({ file }) => file).filter((file) => file.includes('image-'));
  const stem = (name: string) => name.replace('.jpg', '');
  expect(pictures).toContain(`pictures/${right}`);
  expect(pictures.filter((file) => file.includes(stem(wrong)))).toEqual([]);

  const again = await open('ada', 'team.yaml');
  await save('ada', again, [{ ...again.value[0], picture: { file: wrong, words: 'At the desk' } }, ...others], 'team.yaml');
  await post('/discard', { file: 'team.yaml' }, { cookie: cookies.ada });
  expect(await drafts.list(ada.id)).toEqual([]);
}, 60_000);

/** A trigger that fails in the middle of a change. */
const failingAuditLog = (urls: { site_owner: string }) =>
  asRole(urls.site_owner, (owner) =>
    owner.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise 'the audit log is full'; end $$;
      create trigger fail before insert on desk_trail for each row execute function fail()`),
  );

test('publishing, scheduling, taking back and undoing change nothing if they fail halfway', async () => {
  const { ada, bob, cookies, drafts, get, history, open, pool, post, publishAll, save, urls } = await editors();
  const edit = async (parking: string) => {
    const opened = await open('ada');
    await save('ada', opened, { ...opened.value, parking });
  };
  await edit('Published.');
  await publishAll('ada');
  await edit('Later.');
  await publishAll('ada', later);
  await edit('Kept.');
  const page = await (await get('/history', cookies.bob)).text();
  const actions = [/\/history\/\d+\/undo/, /\/schedules\/\d+\/cancel/].map((address) => address.exec(page)?.[0] ?? '');
  await failingAuditLog(urls);
  for (const fields of [{ when: 'now' }, later]) expect((await publishAll('ada', fields)).status).toBe(500);
  for (const action of actions) expect((await post(action, {}, { cookie: cookies.bob })).status, action).toBe(500);
  expect((await open('ada')).value.parking).toBe('Kept.');
  expect([await drafts.list(ada.id), await drafts.list(bob.id)]).toMatchObject([[{ path: ripon }], []]);
  expect(await history()).toHaveLength(2);
  expect((await pool.query('select from content_schedules')).rowCount).toBe(1);
  expect(await (await get('/history', cookies.bob)).text()).toContain(actions[1]);
});

test('two members who take back the same schedule at once: one gets its draft', async () => {
  const { ada, bob, cookies, drafts, get, open, post, publishAll, save } = await editors();
  const opened = await open('ada');
  await save('ada', opened, { ...opened.value, parking: 'Later.' });
  await publishAll('ada', later);
  const [, action = ''] = /action="(\/schedules\/\d+\/cancel)"/.exec(await (await get('/history', cookies.ada)).text()) ?? [];
  const answers = await Promise.all([cookies.ada, cookies.bob].map((cookie) => post(action, {}, { cookie })));
  expect(answers.map(({ headers }) => headers.get('Location')).sort()).toEqual([
    '/changes?message=cancelled',
    '/history?message=gone',
  ]);
  expect([...(await drafts.list(ada.id)), ...(await drafts.list(bob.id))]).toHaveLength(1);
});

describe('the drafts of a member who is removed', () => {
  const removed = async () => {
    const world = await editors();
    const { bob, cookies, open, post, save } = world;
    const opened = await open('bob');
    await save('bob', opened, { ...opened.value, parking: "Bob's work." });
    const remove = async (fields: Record<string, string> = {}) =>
      (await post(`/members/${bob.id}/remove`, fields, { cookie: cookies.ada })).headers.get('Location');
    return { ...world, remove };
  };

  test('are shown to an owner first, who takes them over unless they would mix with her own', async () => {
    const { bob, cookies, get, members, open, post, remove, save } = await removed();
    expect(await remove()).toBe(`/members/${bob.id}/remove`);
    expect(await (await get(`/members/${bob.id}/remove`, cookies.ada)).text()).toContain('Bob&#x27;s work.');
    expect((await get(`/members/${bob.id}/remove`, cookies.bob)).status).toBe(403);
    const opened = await open('ada');
    await save('ada', opened, { ...opened.value, parking: "Ada's work." });
    expect(await remove({ drafts: 'take' })).toBe(`/members/${bob.id}/remove?message=own-draft`);
    expect(await members.byId(bob.id)).toBeDefined();
    expect((await open('bob')).value.parking).toBe("Bob's work.");
    await post('/discard', { file: ripon }, { cookie: cookies.ada });
    expect(await remove({ drafts: 'take' })).toBe('/members?message=removed');
    expect(await members.byId(bob.id)).toBeUndefined();
    expect((await open('ada')).value.parking).toBe("Bob's work.");
  });

  test('are discarded only if the owner says so, and the audit log has it', async () => {
    const { bob, members, remove, auditLog } = await removed();
    expect(await remove({ drafts: 'discard' })).toBe('/members?message=removed');
    expect(await members.byId(bob.id)).toBeUndefined();
    expect((await auditLog(1))[0]?.detail).toBe('bob@group.example, and discarded 1 drafts');
  });
});

/** Stores pictures of this size as drafts that no file shows. */
const addPictures = (urls: { site_owner: string }, memberId: string, count: number, bytes: number, name = 'old') =>
  asRole(urls.site_owner, (owner) =>
    owner.query(
      `insert into desk_drafts (member_id, path, bytes)
       select $1, 'pictures/team/' || $4 || '-' || n || '.jpg', convert_to(repeat('x', $3), 'UTF8') from generate_series(1, $2) n`,
      [memberId, count, bytes, name],
    ),
  );

describe('the drafts of a member', () => {
  test.each([
    ['bytes', ['faq'], '#'.repeat(4_000_000)],
    [
      'fields and entries',
      ['team', 'videos', 'reviews', 'services', 'transformations', 'redirects', 'brand'],
      '- []\n'.repeat(2_990),
    ],
  ])('have a limit in %s, which the form names', async (_, files, text) => {
    const { ada, app, headers, open, urls } = await editors();
    const opened = await open('ada');
    await asRole(urls.site_owner, (owner) =>
      owner.query(
        `insert into desk_drafts (member_id, path, bytes) select $1, path, convert_to($3, 'UTF8') from unnest($2::text[]) path`,
        [ada.id, files.map((file) => `${file}.yaml`), text],
      ),
    );
    const { hash, value } = opened;
    const body = JSON.stringify({ value: { ...value, parking: 'Too much.' }, hash, base: { value } });
    const answer = await app.request(`${deskUrl}/edit/${ripon}`, { method: 'POST', headers: headers('ada'), body });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: expect.stringContaining('Publish or discard some of them first.') });
  });

  test('make room for a photograph by losing those that were replaced', async () => {
    const { ada, drafts, upload, urls } = await editors();
    await addPictures(urls, ada.id, 10, 20_000_000);
    expect((await upload('ada', await photograph().toBuffer())).status).toBe(200);
    expect((await drafts.list(ada.id)).filter(({ path }) => path.includes('team/old'))).toEqual([]);
  });

  test('leave no more than the limit when they are discarded, and the newest can be brought back', async () => {
    const { ada, cookies, open, pool, post, save, upload, urls } = await editors();
    for (const round of ['first', 'second']) {
      const opened = await open('ada');
      await save('ada', opened, { ...opened.value, parking: round });
      await addPictures(urls, ada.id, 9, 20_000_000, round);
      await post('/discard', { file: ripon }, { cookie: cookies.ada });
    }
    expect((await upload('ada', await photograph().toBuffer())).status).toBe(200);
    const { rows } = await pool.query<{ path: string; bytes: number }>(
      'select path, length(bytes) as bytes from desk_drafts union all select path, length(bytes) from desk_discarded',
    );
    expect(rows.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(200_000_000);
    await post('/bring-back', {}, { cookie: cookies.ada });
    expect((await open('ada')).value.parking).toBe('second');
    expect(rows.filter(({ path }) => path.includes('second-'))).toHaveLength(9);
  });

  test('above the limit take in no schedule and no drafts of a member who is removed', async () => {
    const { ada, bob, cookies, get, open, post, publishAll, save, urls } = await editors();
    const opened = await open('bob');
    await save('bob', opened, { ...opened.value, parking: 'Later.' });
    await publishAll('bob', { when: 'later', dueAt: '2027-01-01T09:00' });
    await save('bob', opened, { ...opened.value, transport: 'By bus.' });
    await addPictures(urls, ada.id, 11, 20_000_000);
    for (const [path = '', screen] of [
      ['/schedules/1/cancel', '/history'],
      [`/members/${bob.id}/remove`, `/members/${bob.id}/remove`],
    ]) {
      const { headers } = await post(path, { drafts: 'take' }, { cookie: cookies.ada });
      expect(headers.get('Location')).toBe(`${screen}?message=full`);
      expect(await (await get(`${screen}?message=full`, cookies.ada)).text()).toContain('take too much room');
    }
  });

  test('are listed without the bytes of their pictures', async () => {
    const { ada, cookies, drafts, get, urls } = await editors();
    await addPictures(urls, ada.id, 5, 15_000_000);
    const listed = await drafts.list(ada.id);
    expect(listed).toHaveLength(5);
    for (const { bytes, hash } of listed) expect([bytes, hash?.length]).toEqual([undefined, 64]);
    const before = process.memoryUsage().arrayBuffers;
    for (const path of ['/', '/site', '/changes', '/edit/faq.yaml'])
      expect((await get(path, cookies.ada)).status, path).toBe(200);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  });
});

describe('a text that would stall the site', () => {
  const page = 'pages/more/nervous-patients.md';
  /** Other processes do not affect it. */
  const cpuSeconds = (started: NodeJS.CpuUsage) => {
    const { system, user } = process.threadCpuUsage(started);
    return (system + user) / 1_000_000;
  };
  const screens = ['/', '/site', '/changes', '/history', '/articles', `/edit/${page}`, '/edit/team.yaml'];

  test.each([
    ['a paragraph of 22,000 underscores', page, ['body'], '_a'.repeat(22_000)],
    ['2,500 nested quotations', page, ['body'], '>'.repeat(2_500)],
    ['a table of 500 columns and 1,000 rows', page, ['body'], `${'|a'.repeat(500)}\n${'|-'.repeat(500)}\n${'|\n'.repeat(1_000)}`],
    ['a field of 100,000 characters', 'faq.yaml', [0, 'answer'], 'a'.repeat(100_000)],
    ['2,500 nested lists of values', 'faq.yaml', [0, 'answer'], JSON.parse('['.repeat(2_500) + ']'.repeat(2_500))],
    ['20,000 fields', 'faq.yaml', [0], Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`x${index}`, 1]))],
  ])('is refused at its field, and nothing is saved: %s', async (_, file, field, text) => {
    const { ada, app, drafts, headers, open } = await editors();
    const { hash, body, value } = await open('ada', file);
    const entry = field[1] ? { ...value[0], [field[1]]: text } : text;
    const typed = field[0] === 'body' ? { value, body: text } : { value: [entry, ...value.slice(1)], body };
    const started = process.threadCpuUsage();
    const response = await app.request(`${deskUrl}/edit/${file}`, {
      method: 'POST',
      headers: headers('ada'),
      body: JSON.stringify({ ...typed, hash, base: { value, body } }),
    });
    expect(cpuSeconds(started)).toBeLessThan(2);
    expect(response.status).toBe(422);
    const { findings } = (await response.json()) as Pick<FileFormData, 'findings'>;
    expect(findings).toContainEqual(expect.objectContaining({ file, isBlocking: true }));
    expect(findings.map((finding) => finding.field?.slice(0, field.length))).toContainEqual(field);
    expect(await drafts.list(ada.id)).toEqual([]);
  });

  test('is refused in what the form began with and in names of fields, and the answer to a conflict is short', async () => {
    const { app, headers, open } = await editors();
    const { hash, value } = await open('ada');
    const send = async (extra: object, base: object, from = hash) => {
      const body = JSON.stringify({ value: { ...value, extra }, hash: from, base: { value: { ...value, extra: base } } });
      const response = await app.request(`${deskUrl}/edit/${ripon}`, { method: 'POST', headers: headers('ada'), body });
      return { status: response.status, size: (await response.text()).length };
    };
    const fields = (to: number) => Object.fromEntries(Array.from({ length: 999 }, (_, index) => [`x${index}`, to]));
    expect((await send({}, Array(999).fill('x'.repeat(600)))).status).toBe(400);
    expect((await send({ ['x'.repeat(9_000)]: 1 }, {})).status).toBe(422);
    const deep = (to: number) => ({ ['a'.repeat(100)]: { ['b'.repeat(100)]: { ['c'.repeat(100)]: fields(to) } } });
    expect((await send(deep(1), {})).status).toBe(200);
    const conflict = await send(deep(2), deep(3), 'another');
    expect(conflict.status).toBe(200);
    expect(conflict.size).toBeLessThan(150_000);
  });

  test.each([
    ['22,000 underscores', page, '_a'.repeat(22_000)],
    [
      'aliases of aliases',
      page,
      `---\na: &a [x, x, x]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b]\nd: &d [*c, *c, *c]\ne: [*d, *d, *d]\n---\n`,
    ],
    ['1 MB of YAML', 'team.yaml', '- x: 1\n'.repeat(140_000)],
  ])('stored as a draft before there were limits leaves every screen open: %s', async (_, file, text) => {
    const { ada, app, cookies, drafts, get, liveText, post, previewLinks, clock, publishAll } = await editors();
    const before = await liveText(file);
    const frontMatter = before.slice(0, before.indexOf('---\n', 4) + 4);
    const bytes = new TextEncoder().encode(file.endsWith('.yaml') || text.startsWith('---') ? text : `${frontMatter}\n${text}\n`);
    await drafts.save(ada, [{ path: file, baseHash: hashOf(new TextEncoder().encode(before)), bytes }]);
    for (const screen of screens) {
      const started = process.threadCpuUsage();
      expect((await get(screen, cookies.ada)).status, screen).toBe(200);
      expect(cpuSeconds(started), screen).toBeLessThan(2);
    }
    const preview = `${deskUrl}${previewLinks.address(ada.id, clock())}/nervous-patients`;
    expect((await app.request(preview, { headers: { Host: 'desk.group.example' } })).status).toBeLessThan(500);
    expect(await (await get('/changes', cookies.ada)).text()).not.toContain('Publish now');
    await publishAll('ada');
    expect(await liveText(file)).toBe(before);
    expect(await (await get('/changes', cookies.ada)).text()).toContain(`value="${file}"`);
    await post('/discard', { file }, { cookie: cookies.ada });
    expect(await drafts.list(ada.id)).toEqual([]);
  });
});

describe('an attacker', () => {
  test.each([
    ['a photograph', '/photographs?name=x.jpg&shape=view', 303, 1],
    ['a form of more than 1 MB', '/sign-in', 413, 3],
  ])('cannot make the desk read %s without a session', async (_, path, status, mostMegabytes) => {
    const { app, headers } = await editors();
    const { Cookie: _cookie, ...anonymous } = headers('ada');
    let megabytes = 0;
    const large = new ReadableStream({
      pull(sending) {
        megabytes += 1;
        sending.enqueue(new Uint8Array(1_000_000));
        if (megabytes === 20) sending.close();
      },
    });
    const init = { method: 'POST', headers: anonymous, body: large, duplex: 'half' };
    const answer = await app.request(`${deskUrl}${path}`, init);
    expect(answer.status).toBe(status);
    // The stream itself asks for one chunk ahead.
    expect(megabytes).toBeLessThanOrEqual(mostMegabytes);
  });

  test('cannot read or write files that are not content', async () => {
    const { app, get, cookies, headers } = await editors();
    for (const file of [
      'package.json',
      '../package.json',
      '%2e%2e/package.json',
      'schema/showcase.ts',
      'load.ts',
      'pictures/favicon.svg',
    ]) {
      expect((await get(`/edit/${file}`, cookies.ada)).status, file).toBe(404);
      const body = JSON.stringify({ value: {}, hash: '', base: { value: {} } });
      const saved = await app.request(`${deskUrl}/edit/${file}`, { method: 'POST', headers: headers('ada'), body });
      expect(saved.status, file).toBe(404);
    }
  });

  test('cannot upload what is not a photograph, and photographs lose their metadata', async () => {
    const { ada, drafts, upload } = await editors();
    const text = (content: string) => new TextEncoder().encode(content);
    const refused = [
      text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      text('<html><script>alert(1)</script></html>'),
      await photograph().gif().toBuffer(),
      await photograph().tiff().toBuffer(),
      text('%PDF-1.7'),
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
      new Uint8Array(0),
    ];
    for (const shape of ['portrait', 'article'])
      for (const bytes of refused) expect((await upload('ada', bytes, { shape })).status).toBe(415);
    expect((await upload('ada', new Uint8Array(15_000_001))).status).toBe(413);
    expect(await drafts.list(ada.id)).toEqual([]);

    const withPlace = photograph()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } });
    const accepted = await upload('ada', await withPlace.toBuffer(), { name: '../../Etc Passwd.PHP' });
    expect(await accepted.json()).toMatchObject({ name: expect.stringMatching(/^team\/etc-passwd-[0-9a-f]{8}\.jpg$/) });
    const stored = await drafts.list(ada.id);
    expect(stored.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^pictures\/team\/etc-passwd-/));
    for (const { path } of stored) {
      const bytes = Buffer.from((await drafts.readPicture(ada.id, path)) ?? []);
      expect([bytes.length > 0, bytes.includes('secret place')], path).toEqual([true, false]);
    }
  }, 30_000);

  test('cannot open a preview with a forged or expired link, or that of a removed member', async () => {
    const { ada, app, bob, clock, members, previewLinks } = await editors();
    const visit = async (address: string) =>
      (await app.request(`${deskUrl}${address}/`, { headers: { Host: 'desk.group.example' } })).status;
    const address = previewLinks.address(bob.id, clock());
    expect(await visit(address)).toBe(200);
    expect(await visit(address.replace(bob.id, ada.id))).toBe(404);
    expect(await visit(`${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
    expect(await visit(previewLinks.address(bob.id, new Date(clock().getTime() - 80 * 3_600_000)))).toBe(410);
    await members.remove(bob, ada, 'discard');
    expect(await visit(address)).toBe(404);
  });
});
