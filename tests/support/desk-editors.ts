import { expect } from 'vitest';
import { readContentBytes } from '../../content/content-file.ts';
import type { FileFormData } from '../../desk/editing/form-data.ts';
import { history, publish, readVersion } from '../../server/publishing/content-versions.ts';
import { deskUrl, deskWorld } from './desk-world.ts';

const ripon = 'practices/ripon.yaml';

/** A desk whose site is published, with three members who are signed in. Cyd, an editor, may not publish. */
export async function editors() {
  const world = await deskWorld();
  const { app, pool, signedIn, updateContent } = world;
  await publish(pool, readContentBytes('content'), { author: 'Test', message: 'Start', parentId: undefined });
  await updateContent();
  const cyd = { name: 'Cyd', email: 'cyd@group.example', role: 'editor' as const, seesRequests: false };
  await world.members.add(cyd, { email: 'setup@group.example' });
  const [ada, bob, editor] = [
    await signedIn('ada@group.example'),
    await signedIn('bob@group.example'),
    await signedIn(cyd.email),
  ];
  const cookies = { ada, bob, cyd: editor };
  const headers = (who: keyof typeof cookies) => ({ Host: 'desk.group.example', Cookie: cookies[who], Origin: deskUrl });

  /** Opens the form, as its script reads it from the page. */
  async function open(who: keyof typeof cookies, file = ripon) {
    const html = await (await app.request(`${deskUrl}/edit/${file}`, { headers: headers(who) })).text();
    const data = /<script type="application\/json" id="form-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    // biome-ignore lint/suspicious/noExplicitAny: a test changes files of every shape
    return JSON.parse(data) as FileFormData & { value: any };
  }
  async function save(who: keyof typeof cookies, opened: FileFormData, value: unknown, file = ripon) {
    const { body, hash } = opened;
    const response = await app.request(`${deskUrl}/edit/${file}`, {
      method: 'POST',
      headers: headers(who),
      body: JSON.stringify({ value, body, hash, base: { value: opened.value, body } }),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as FileFormData;
  }
  const publishAll = (who: keyof typeof cookies, fields: Record<string, string> = { when: 'now' }) =>
    world.post('/publish', fields, { cookie: cookies[who] });
  async function liveText(file = ripon) {
    await updateContent();
    const bytes = (await readVersion(pool, world.services.live.versionId ?? 0)).get(file);
    return new TextDecoder().decode(bytes);
  }
  const publications = () => history(pool, 9);
  return { ...world, cookies, headers, open, save, publishAll, liveText, history: publications };
}
