import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { createDeskApp } from '../../desk/app.tsx';
import type { FileFindings, FileFormData } from '../../desk/editing/form-data.ts';
import type { createApp } from '../../server/app.ts';
import { history, readVersion } from '../../server/publishing/content-versions.ts';
import { deskUrl, deskWorld } from './desk-world.ts';
import type { DatabaseUrls } from './fresh-database.ts';

const ripon = 'practices/ripon.yaml';

/** A photograph that the desk takes. */
export const photograph = (background = '#17408b'): Sharp =>
  sharp({ create: { width: 900, height: 900, channels: 3, background } }).png();

/** The site as it was built. */
export const builtSite = (): Promise<{ createApp: typeof createApp }> =>
  import(pathToFileURL(resolve('build/server/index.js')).href);

/** A desk whose site is published, with three members who are signed in. Cyd, an editor, may not publish. */
export async function editors({ stored }: { stored?: DatabaseUrls } = {}) {
  const world = await deskWorld(stored ? { stored } : { published: true });
  const { app, clock, pool, previewLinks, services, signedIn, updateContent } = world;
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
  async function store(who: keyof typeof cookies, opened: FileFormData, value: unknown, file = ripon, body = opened.body) {
    const { hash } = opened;
    const response = await app.request(`${deskUrl}/edit/${file}`, {
      method: 'POST',
      headers: headers(who),
      body: JSON.stringify({ value, body, hash, base: { value: opened.value, body: opened.body } }),
    });
    expect(response.status).toBe(200);
    return { ...opened, conflict: undefined, ...((await response.json()) as Partial<FileFormData>) };
  }
  /** Stores a form and reads what the content check finds. */
  async function save(who: keyof typeof cookies, opened: FileFormData, value: unknown, file = ripon, body = opened.body) {
    const stored = await store(who, opened, value, file, body);
    const findings = await app.request(`${deskUrl}/findings/${file}`, { headers: headers(who) });
    return { ...stored, ...((await findings.json()) as FileFindings) };
  }
  /** The names of the ticks on Changes, or on the screen of an editor who asks. */
  async function ticks(who: keyof typeof cookies, screen = '/changes') {
    const html = await (await world.get(screen, cookies[who])).text();
    return [...html.matchAll(/name="(change [^"]+)"/g)].map(([, name = '']) => name.replaceAll('&quot;', '"'));
  }
  /** Publishes what is chosen: everything, or these. */
  async function publishAll(who: keyof typeof cookies, fields: Record<string, string> = { when: 'now' }, chosen?: string[]) {
    const ticked = (chosen ?? (await ticks(who))).map((name) => [name, 'true']);
    return world.post('/publish', { ...fields, ...Object.fromEntries(ticked) }, { cookie: cookies[who] });
  }
  async function liveText(file = ripon) {
    await updateContent();
    const bytes = (await readVersion(pool, world.services.live.versionId ?? 0)).get(file);
    return new TextDecoder().decode(bytes);
  }
  const publications = () => history(pool, 9);
  /** The answer to an upload. */
  const upload = (who: keyof typeof cookies, picture: Uint8Array, { name = 'image.png', shape = 'portrait' } = {}) =>
    app.request(`${deskUrl}/photographs?${new URLSearchParams({ name, shape })}`, {
      method: 'POST',
      headers: headers(who),
      body: new Uint8Array(picture),
    });
  let withPreviews: typeof app | undefined;
  /** Visits a page of the site with the drafts of a member. */
  async function preview(path: string, who: 'ada' | 'bob' = 'ada') {
    withPreviews ??= createDeskApp(services, (await builtSite()).createApp);
    const address = `${deskUrl}${previewLinks.address(world[who].id, clock())}${path}`;
    return withPreviews.request(address, { headers: { Host: 'desk.group.example' } });
  }
  let published: ReturnType<typeof createApp> | undefined;
  /** Visits a page of the site as it is published, now or at another time. */
  async function visitSite(path: string, time?: string) {
    await updateContent();
    const { baseUrl } = services.config;
    const { createApp } = await builtSite();
    published ??= createApp(services);
    const site = time ? createApp(Object.create(services, { clock: { value: () => new Date(time) } })) : published;
    return site.request(baseUrl + path, { headers: { Host: new URL(baseUrl).host } }, { isInternal: true });
  }
  return {
    ...world,
    cookies,
    headers,
    open,
    store,
    save,
    ticks,
    publishAll,
    liveText,
    history: publications,
    upload,
    preview,
    visitSite,
  };
}
