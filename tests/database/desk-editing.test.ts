import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readContentBytes } from '../../content/content-file.ts';
import { deleteDrafts } from '../../desk/editing/drafts.ts';
import type { FormData } from '../../desk/editing/form-data.ts';
import { publish, readVersion } from '../../server/publishing/content-versions.ts';
import { deskUrl, deskWorld } from '../support/desk-world.ts';

const ripon = 'practices/ripon.yaml';

/** A desk whose site is published, with two members who are signed in. */
async function editors() {
  const world = await deskWorld();
  const { app, pool, signedIn, updateContent } = world;
  await publish(pool, readContentBytes('content'), { author: 'Test', message: 'Start', parentId: undefined });
  await updateContent();
  const cookies = { ada: await signedIn('ada@group.example'), bob: await signedIn('bob@group.example') };
  const headers = (who: keyof typeof cookies) => ({ Host: 'desk.group.example', Cookie: cookies[who], Origin: deskUrl });

  /** Opens the form, as its script reads it from the page. */
  async function open(who: keyof typeof cookies, file = ripon) {
    const html = await (await app.request(`${deskUrl}/edit/${file}`, { headers: headers(who) })).text();
    const data = /<script type="application\/json" id="form-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    // biome-ignore lint/suspicious/noExplicitAny: a test changes files of every shape
    return JSON.parse(data) as FormData & { value: any };
  }
  async function save(who: keyof typeof cookies, opened: FormData, value: unknown, file = ripon) {
    const { body, hash } = opened;
    const response = await app.request(`${deskUrl}/edit/${file}`, {
      method: 'POST',
      headers: headers(who),
      body: JSON.stringify({ value, body, hash, base: { value: opened.value, body } }),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as FormData;
  }
  const publishAll = (who: keyof typeof cookies, fields: Record<string, string> = { when: 'now' }) =>
    world.post('/publish', fields, { cookie: cookies[who] });
  async function liveText(file = ripon) {
    await updateContent();
    const bytes = (await readVersion(pool, world.services.live.versionId ?? 0)).get(file);
    return new TextDecoder().decode(bytes);
  }
  return { ...world, cookies, headers, open, save, publishAll, liveText };
}

const commentsOf = (yaml: string) => yaml.split('\n').filter((line) => line.trim().startsWith('#'));

describe('two members who edit the same file', () => {
  test('keep both changes of different fields, and every comment', async () => {
    const { liveText, open, publishAll, save } = await editors();
    const before = await liveText();
    const [adas, bobs] = [await open('ada'), await open('bob')];
    await save('ada', adas, { ...adas.value, parking: 'Six spaces, by Ada.' });
    await save('bob', bobs, { ...bobs.value, summary: 'A practice, by Bob.' });
    expect((await publishAll('ada')).headers.get('Location')).toBe('/history?said=published');
    expect((await publishAll('bob')).headers.get('Location')).toBe('/changes?said=conflict');
    const merged = await open('bob');
    expect(merged.meanwhile).toMatchObject({ by: 'Ada', choices: [] });
    expect(merged.meanwhile?.changes).toEqual([expect.stringContaining('Ripon, parking: ')]);
    await save('bob', merged, merged.value);
    expect((await publishAll('bob')).headers.get('Location')).toBe('/history?said=published');
    const after = await liveText();
    expect(after).toMatch(/^parking: .*Six spaces, by Ada\./m);
    expect(after).toMatch(/^summary: .*A practice, by Bob\./m);
    expect(commentsOf(after)).toEqual(commentsOf(before));
    expect(after.split('\n').filter((line) => !before.split('\n').includes(line))).toHaveLength(2);
  });

  test('choose if both changed the same field, and nothing is published before', async () => {
    const { liveText, open, publishAll, save } = await editors();
    const [adas, bobs] = [await open('ada'), await open('bob')];
    await save('ada', adas, { ...adas.value, parking: 'Adas.' });
    await save('bob', bobs, { ...bobs.value, parking: 'Bobs.' });
    await publishAll('ada');
    expect((await publishAll('bob')).headers.get('Location')).toBe('/changes?said=conflict');
    const conflict = await open('bob');
    expect(conflict.meanwhile?.choices).toEqual([{ field: ['value', 'parking'], mine: 'Bobs.', theirs: 'Adas.' }]);
    expect(await liveText()).toContain('parking: Adas.');
    await save('bob', conflict, { ...conflict.value, parking: 'Bobs.' });
    await publishAll('bob');
    expect(await liveText()).toContain('parking: Bobs.');
  });

  test('add and change entries of the same list', async () => {
    const { liveText, open, publishAll, save } = await editors();
    const [adas, bobs] = [await open('ada', 'faq.yaml'), await open('bob', 'faq.yaml')];
    await save('ada', adas, [{ question: 'May I bring my dog?', answer: 'Assistance dogs only.' }, ...adas.value], 'faq.yaml');
    await save('bob', bobs, bobs.value.with(2, { ...bobs.value[2], answer: 'Changed by Bob.' }), 'faq.yaml');
    await publishAll('ada');
    const merged = await open('bob', 'faq.yaml');
    expect(merged.meanwhile?.choices).toEqual([]);
    await save('bob', merged, merged.value, 'faq.yaml');
    await publishAll('bob');
    const text = await liveText('faq.yaml');
    expect(text).toContain('May I bring my dog?');
    expect(text).toContain('Changed by Bob.');
  });
});

test('one member in two windows loses nothing', async () => {
  const { open, save } = await editors();
  const [one, two] = [await open('ada'), await open('ada')];
  await save('ada', one, { ...one.value, parking: 'First window.' });
  const answer = await save('ada', two, { ...two.value, summary: 'Second window.' });
  expect(answer.meanwhile).toBeDefined();
  expect(answer.value).toMatchObject({ parking: 'First window.', summary: 'Second window.' });
  await save('ada', answer, answer.value);
  expect((await open('ada')).value).toMatchObject({ parking: 'First window.', summary: 'Second window.' });
});

describe('a draft', () => {
  test('is private until it is published, and gone when it equals what is published', async () => {
    const { liveText, open, save } = await editors();
    const opened = await open('ada');
    const saved = await save('ada', opened, { ...opened.value, parking: 'Draft.' });
    expect(saved.hasDraft).toBe(true);
    expect((await open('bob')).value.parking).toBe(opened.value.parking);
    expect(await liveText()).not.toContain('Draft.');
    expect((await save('ada', saved, opened.value)).hasDraft).toBe(false);
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
        message: 'Expected a number; found £2,500.',
      }),
    );
    expect((await publishAll('ada')).headers.get('Location')).toBe('/changes?said=refused');
    expect(await liveText('pages/dental-implants.yaml')).not.toContain('£2,500');
    const changes = await (await get('/changes', cookies.ada)).text();
    expect(changes).toContain('/edit/pages/dental-implants.yaml#root_treatments_0_price_from');
    expect(changes).not.toContain('Publish now');
  });

  test('is described in words before it is published, and its publication can be undone', async () => {
    const { cookies, get, liveText, open, post, publishAll, save } = await editors();
    const before = await liveText();
    const opened = await open('ada');
    const [first, ...rest] = opened.value.phones;
    await save('ada', opened, { ...opened.value, phones: [{ ...first, phone: '01632 960278' }, ...rest] });
    expect(await (await get('/changes', cookies.ada)).text()).toContain('Ripon, phone: 01632 960201 -&gt; 01632 960278');
    await publishAll('ada');
    const history = await (await get('/history', cookies.bob)).text();
    expect(history).toContain('by Ada');
    const [, id] = /action="\/history\/(\d+)\/undo"/.exec(history) ?? [];
    expect((await post(`/history/${id}/undo`, {}, { cookie: cookies.bob })).headers.get('Location')).toBe('/history?said=undone');
    expect(await liveText()).toBe(before);
  });

  test('can be published at a time, which can be cancelled', async () => {
    const { cookies, get, open, post, publishAll, save } = await editors();
    const opened = await open('ada');
    await save('ada', opened, { ...opened.value, parking: 'Later.' });
    expect((await publishAll('ada', { when: 'later', dueAt: '2020-01-01T09:00' })).status).toBe(422);
    expect((await publishAll('ada', { when: 'later', dueAt: 'soon' })).status).toBe(422);
    expect((await publishAll('ada', { when: 'later', dueAt: '2036-01-07T09:00' })).headers.get('Location')).toBe(
      '/history?said=scheduled',
    );
    expect((await open('ada')).hasDraft).toBe(false);
    const [, id] = /action="\/schedules\/(\d+)\/cancel"/.exec(await (await get('/history', cookies.ada)).text()) ?? [];
    const again = await open('ada');
    await save('ada', again, { ...again.value, parking: 'Sooner.' });
    const cancel = () => post(`/schedules/${id}/cancel`, {}, { cookie: cookies.ada });
    expect((await cancel()).headers.get('Location')).toBe('/history?said=own-draft');
    await post('/discard', { file: ripon }, { cookie: cookies.ada });
    await cancel();
    expect((await open('ada')).value.parking).toBe('Later.');
    expect((await cancel()).headers.get('Location')).toBe('/history?said=own-draft');
  });

  test('that was scheduled and could not be published can be taken back', async () => {
    const { cookies, get, open, pool, post, publishAll, save } = await editors();
    const opened = await open('ada');
    await save('ada', opened, { ...opened.value, parking: 'Later.' });
    await publishAll('ada', { when: 'later', dueAt: '2036-01-07T09:00' });
    const other = await open('bob');
    await save('bob', other, { ...other.value, parking: 'Now.' });
    expect((await publishAll('bob')).headers.get('Location')).toBe('/history?said=published');
    await pool.query(`update content_schedules set stopped_at = now(), stopped_reason = 'These files were changed'`);
    const html = await (await get('/history', cookies.ada)).text();
    expect(html).toContain('These files were changed');
    const [, id] = /action="\/schedules\/(\d+)\/cancel"/.exec(html) ?? [];
    await post(`/schedules/${id}/cancel`, {}, { cookie: cookies.ada });
    expect((await open('ada')).meanwhile?.choices).toEqual([{ field: ['value', 'parking'], mine: 'Later.', theirs: 'Now.' }]);
    expect(await (await get('/history', cookies.ada)).text()).not.toContain('These files were changed');
  });

  test('of two windows that save at once, neither is lost', async () => {
    const { open, save } = await editors();
    const opened = await open('ada');
    const answers = await Promise.all([
      save('ada', opened, { ...opened.value, parking: 'One window.' }),
      save('ada', opened, { ...opened.value, summary: 'The other window.' }),
    ]);
    const merged = answers.find(({ meanwhile }) => meanwhile);
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
  const { ada, app, cookies, drafts, headers, open, post, publishAll, save, services } = await editors();
  const upload = async (background: string) => {
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
      .png()
      .toBuffer();
    const response = await app.request(`${deskUrl}/photographs?name=image.png&shape=portrait`, {
      method: 'POST',
      headers: headers('ada'),
      body: new Uint8Array(picture),
    });
    return ((await response.json()) as { name: string }).name;
  };
  const [wrong, right] = await Promise.all([upload('#17408b'), upload('#8b1740')]);
  expect(wrong).not.toBe(right);
  const team = await open('ada', 'team.yaml');
  const [first, ...others] = team.value;
  await save('ada', team, [{ ...first, image: right, imageAlt: 'At the desk' }, ...others], 'team.yaml');
  expect((await publishAll('ada')).headers.get('Location')).toBe('/history?said=published');
  await services.updateContent();
  const pictures = services.live.files.map(({ file }) => file).filter((file) => file.includes('image-'));
  const stem = (name: string) => name.replace('.jpg', '');
  expect(pictures).toContain(`pictures/${right}`);
  expect(pictures.filter((file) => file.includes(stem(wrong)))).toEqual([]);

  const again = await open('ada', 'team.yaml');
  await save('ada', again, [{ ...again.value[0], image: wrong }, ...others], 'team.yaml');
  await post('/discard', { file: 'team.yaml' }, { cookie: cookies.ada });
  expect(await drafts.list(ada.id)).toEqual([]);
}, 60_000);

describe('an attacker', () => {
  test('cannot save, publish or upload from another site, or without a session', async () => {
    const { app, cookies, headers, liveText, open } = await editors();
    const before = await liveText();
    const opened = await open('ada');
    const body = JSON.stringify({ value: {}, hash: opened.hash, base: { value: {} } });
    for (const path of [`/edit/${ripon}`, '/publish', '/photographs?name=x.jpg&shape=view', '/nhs-lists/ripon/confirm']) {
      const crossSite = { ...headers('ada'), Origin: 'https://www.group.example' };
      expect((await app.request(deskUrl + path, { method: 'POST', headers: crossSite, body })).status, path).toBe(403);
      const { Cookie: _, ...anonymous } = headers('ada');
      const answer = await app.request(deskUrl + path, { method: 'POST', headers: anonymous, body });
      expect(answer.headers.get('Location'), path).toBe('/sign-in');
    }
    expect(cookies.ada).toContain('__Host-desk=');
    expect(await liveText()).toBe(before);
  });

  test('cannot read or write files that are not content', async () => {
    const { app, get, cookies, headers } = await editors();
    for (const file of [
      'package.json',
      '../package.json',
      '%2e%2e/package.json',
      'schema/json/faq.json',
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
    const { app, drafts, headers, ada } = await editors();
    const upload = (bytes: Uint8Array<ArrayBuffer>, name = 'x.jpg') =>
      app.request(`${deskUrl}/photographs?${new URLSearchParams({ name, shape: 'portrait' })}`, {
        method: 'POST',
        headers: { ...headers('ada'), 'Content-Length': String(bytes.length) },
        body: bytes,
      });
    const text = (content: string) => new TextEncoder().encode(content);
    const refused = [
      text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      text('<html><script>alert(1)</script></html>'),
      text('GIF89a'),
      text('%PDF-1.7'),
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
      new Uint8Array(0),
    ];
    for (const bytes of refused) expect((await upload(bytes)).status).toBe(415);
    expect((await upload(new Uint8Array(15_000_001))).status).toBe(413);
    expect(await drafts.list(ada.id)).toEqual([]);

    const photograph = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#17408b' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const accepted = await upload(new Uint8Array(photograph), '../../Etc Passwd.PHP');
    expect(await accepted.json()).toEqual({ name: expect.stringMatching(/^team\/etc-passwd-[0-9a-f]{8}\.jpg$/) });
    const stored = await drafts.list(ada.id);
    expect(stored.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^pictures\/team\/etc-passwd-/));
    for (const { bytes } of stored) expect(Buffer.from(bytes ?? []).includes('secret place')).toBe(false);
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
    await members.remove(bob);
    expect(await visit(address)).toBe(404);
  });

  test('who was a member cannot publish after being removed', async () => {
    const { bob, liveText, members, open, publishAll, save } = await editors();
    const opened = await open('bob');
    await save('bob', opened, { ...opened.value, parking: 'Revenge.' });
    await members.remove(bob);
    expect((await publishAll('bob')).headers.get('Location')).toBe('/sign-in');
    expect(await liveText()).not.toContain('Revenge.');
  });
});

test('confirming an NHS list publishes the date of today, once', async () => {
  const { cookies, liveText, post, trail } = await editors();
  const confirm = () => post('/nhs-lists/ripon/confirm', {}, { cookie: cookies.bob });
  expect((await confirm()).headers.get('Location')).toBe('/?said=confirmed');
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
  expect(await liveText()).toContain(`checkedOn: ${today}`);
  await confirm();
  expect((await trail.latest(9)).filter(({ action }) => action === 'published')).toHaveLength(1);
});
