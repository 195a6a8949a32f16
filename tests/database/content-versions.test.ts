import { Pool } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readContentBytes } from '../../content-model/content-file.ts';
import { loadContent } from '../../content-model/load.ts';
import { publishFolder } from '../../local/publish-folder.ts';
import { inTransaction } from '../../server/platform/db/in-transaction.ts';
import { createLog } from '../../server/platform/log.ts';
import { createJobQueue } from '../../server/platform/queue/job-queue.ts';
import { history, liveVersionId, readVersion } from '../../server/publishing/content-versions.ts';
import { publish, publishChanges, undo } from '../../server/publishing/publish.ts';
import { publishScheduled, scheduleStoppedMail } from '../../server/publishing/schedule-jobs.ts';
import { pendingSchedules, schedulePublication } from '../../server/publishing/schedules.ts';
import { recordVersion } from '../../server/publishing/version-folder.ts';
import type { Services } from '../../server/services.ts';
import { editedContent } from '../support/edited-content.ts';
import { freshDatabase } from '../support/fresh-database.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const files = (entries: Record<string, string>) => new Map(Object.entries(entries).map(([path, text]) => [path, bytes(text)]));
const by = { author: 'Ada', message: 'Change a number', byOwner: true };
const undone = (pool: Pool, ...rest: Parameters<typeof undo> extends [unknown, ...infer Rest] ? Rest : never) =>
  inTransaction(pool, (client) => undo(client, ...rest));

async function world() {
  const urls = await freshDatabase();
  const pool = new Pool({ connectionString: urls.site_worker });
  onTestFinished(() => pool.end());
  /** Publishes over whatever is live. */
  const publishNext = async (entries: Record<string, string>) =>
    publish(pool, files(entries), { ...by, parentId: await liveVersionId(pool) });
  const liveFiles = async () => {
    const live = await readVersion(pool, (await liveVersionId(pool)) as number);
    return Object.fromEntries([...live].map(([path, content]) => [path, new TextDecoder().decode(content)]));
  };
  return { urls, pool, publishNext, liveFiles };
}

describe('publishing content', () => {
  test('the published files come back byte for byte, each stored once', async () => {
    const { pool } = await world();
    const folder = readContentBytes('content');
    const first = await publish(pool, folder, { ...by, parentId: undefined });
    expect(first).toMatchObject({ status: 'published' });
    const versionId = (await liveVersionId(pool)) as number;
    const stored = await readVersion(pool, versionId);
    expect([...stored.keys()]).toEqual([...folder.keys()].sort());
    for (const [path, content] of folder) expect(Buffer.compare(stored.get(path) as Uint8Array, content), path).toBe(0);

    const changed = new Map(folder).set('faq.yaml', bytes('# changed'));
    await publish(pool, changed, { ...by, parentId: versionId });
    const { rows } = await pool.query('select count(*)::int as files from content_files');
    expect(rows[0].files).toBe(new Set([...folder.values()].map((content) => Buffer.from(content).toString('base64'))).size + 1);
  });

  test('is refused when another version is live than the one it was made from', async () => {
    const { pool, publishNext, liveFiles } = await world();
    const first = await publishNext({ 'a.yaml': '1' });
    const parentId = first.status === 'published' ? first.versionId : 0;
    const second = await publishNext({ 'a.yaml': '2' });
    expect(await publish(pool, files({ 'a.yaml': '3' }), { ...by, parentId })).toEqual({
      status: 'outdated',
      liveVersionId: second.status === 'published' ? second.versionId : 0,
    });
    expect(await publish(pool, files({ 'a.yaml': '3' }), { ...by, parentId: undefined })).toMatchObject({ status: 'outdated' });
    expect(await liveFiles()).toEqual({ 'a.yaml': '2' });
  });

  test('of ten publications at once from the same version, one succeeds', async () => {
    const { pool, publishNext } = await world();
    await publishNext({ 'a.yaml': 'start' });
    const parentId = await liveVersionId(pool);
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, number) => publish(pool, files({ 'a.yaml': String(number) }), { ...by, parentId })),
    );
    expect(results.filter(({ status }) => status === 'published')).toHaveLength(1);
    expect(results.filter(({ status }) => status === 'outdated')).toHaveLength(9);
  });

  test('of unchanged files publishes nothing', async () => {
    const { pool, publishNext } = await world();
    await publishNext({ 'a.yaml': '1' });
    expect(await publishNext({ 'a.yaml': '1' })).toMatchObject({ status: 'unchanged' });
    expect(await history(pool, 10)).toHaveLength(1);
  });

  test('of no change is refused where nothing is live, as content that is not valid', async () => {
    const { pool } = await world();
    const change = () => inTransaction(pool, (client) => publishChanges(client, [], by, () => ['Nothing is there.']));
    expect(await change()).toEqual({ status: 'refused', reasons: ['Nothing is there.'] });
    expect(await history(pool, 10)).toEqual([]);
  });

  test('a path cannot leave the folder', async () => {
    const { publishNext } = await world();
    for (const path of ['../a.yaml', 'a/../../b.yaml', '/etc/passwd', 'a\\b.yaml', './a.yaml', 'a//b.yaml']) {
      await expect(publishNext({ [path]: '1' }), path).rejects.toThrow('check constraint');
    }
  });
});

describe('undo', () => {
  const nothing = () => [];

  test('reverses one publication and keeps later ones', async () => {
    const { pool, publishNext, liveFiles } = await world();
    await publishNext({ 'a.yaml': '1', 'b.yaml': '1' });
    const second = await publishNext({ 'a.yaml': '2', 'b.yaml': '1', 'c.yaml': '1' });
    await publishNext({ 'a.yaml': '2', 'b.yaml': '2', 'c.yaml': '1' });
    const id = second.status === 'published' ? second.publicationId : 0;
    expect(await undone(pool, id, by, nothing)).toMatchObject({ status: 'published' });
    expect(await liveFiles()).toEqual({ 'a.yaml': '1', 'b.yaml': '2' });
    expect((await history(pool, 1))[0]).toMatchObject({ undoesId: id });
  });

  test('is refused when a file was changed again', async () => {
    const { pool, publishNext, liveFiles } = await world();
    await publishNext({ 'a.yaml': '1' });
    const second = await publishNext({ 'a.yaml': '2' });
    await publishNext({ 'a.yaml': '3' });
    const id = second.status === 'published' ? second.publicationId : 0;
    expect(await undone(pool, id, by, nothing)).toEqual({ status: 'conflict', files: ['a.yaml'] });
    expect(await liveFiles()).toEqual({ 'a.yaml': '3' });
  });

  test('is refused when the content would be invalid', async () => {
    const { pool, publishNext, liveFiles } = await world();
    await publishNext({ 'a.yaml': '1' });
    const second = await publishNext({ 'a.yaml': '2' });
    const id = second.status === 'published' ? second.publicationId : 0;
    const seen: string[] = [];
    const refuse = (files: ReadonlyMap<string, Uint8Array>) => {
      seen.push(new TextDecoder().decode(files.get('a.yaml')));
      return ['a.yaml is wrong'];
    };
    expect(await undone(pool, id, by, refuse)).toEqual({ status: 'refused', reasons: ['a.yaml is wrong'] });
    expect(seen).toEqual(['1']);
    expect(await liveFiles()).toEqual({ 'a.yaml': '2' });
  });

  test('of the first or an unknown publication changes nothing', async () => {
    const { pool, publishNext } = await world();
    const first = await publishNext({ 'a.yaml': '1' });
    expect(await undone(pool, first.status === 'published' ? first.publicationId : 0, by, nothing)).toEqual({
      status: 'unknown',
    });
    expect(await undone(pool, 99, by, nothing)).toEqual({ status: 'unknown' });
  });
});

describe('a publication for later', () => {
  const email = 'ada@group.example';
  const later = new Date('2026-12-24T17:30:00Z');
  const real = readContentBytes('content');
  const edited = (file: string, from: string, to: string) => {
    const text = new TextDecoder().decode(real.get(file));
    expect(text).toContain(from);
    return bytes(text.replaceAll(from, to));
  };
  const newPhone = edited('practices/ripon.yaml', '01632 960201', '01632 960777');

  async function scheduled() {
    const here = await world();
    await publish(here.pool, real, { ...by, parentId: undefined });
    const details = { ...by, email, dueAt: later, parentId: await liveVersionId(here.pool) };
    const result = await schedulePublication(here.pool, new Map(real).set('practices/ripon.yaml', newPhone), details);
    expect(result).toMatchObject({ status: 'scheduled', files: ['practices/ripon.yaml'] });
    const queue = createJobQueue(here.pool, createLog('silent', 'worker'));
    onTestFinished(() => queue.close());
    const mails = async () =>
      (await here.pool.query(`select data from pgboss.job where name = 'mail-content-schedule-stopped'`)).rows;
    const run = (now: Date) =>
      publishScheduled.run({ clock: () => now, log: createLog('silent', 'worker'), queue } as Services, undefined);
    return { ...here, run, mails };
  }
  const after = new Date('2026-12-25T09:00:00Z');

  test('happens once after its time, over what was published meanwhile', async () => {
    const { pool, run, mails } = await scheduled();
    await run(new Date('2026-12-24T17:29:00Z'));
    expect(await history(pool, 9)).toHaveLength(1);
    const meanwhile = new Map(real).set('practices/leeds.yaml', edited('practices/leeds.yaml', '0113 496 0301', '01632 960333'));
    await publish(pool, meanwhile, { ...by, parentId: await liveVersionId(pool) });

    // Two workers, both late.
    await Promise.all([run(after), run(after)]);
    expect(await history(pool, 9)).toHaveLength(3);
    const live = await readVersion(pool, (await liveVersionId(pool)) as number);
    expect(Buffer.compare(live.get('practices/ripon.yaml') as Uint8Array, newPhone)).toBe(0);
    expect(new TextDecoder().decode(live.get('practices/leeds.yaml'))).toContain('01632 960333');
    await run(after);
    expect(await history(pool, 9)).toHaveLength(3);
    expect(await mails()).toEqual([]);
    expect(await pendingSchedules(pool)).toEqual([]);
  });

  test('keeps what was published meanwhile in another field of the same file', async () => {
    const { pool, run, mails } = await scheduled();
    const meanwhile = new Map(real).set('practices/ripon.yaml', edited('practices/ripon.yaml', 'HG4 1AA', 'HG4 1AB'));
    await publish(pool, meanwhile, { ...by, parentId: await liveVersionId(pool) });
    await run(after);
    const live = await readVersion(pool, (await liveVersionId(pool)) as number);
    const text = new TextDecoder().decode(live.get('practices/ripon.yaml'));
    expect(text).toContain('HG4 1AB');
    expect(parse(text.replace('HG4 1AB', 'HG4 1AA'))).toEqual(parse(new TextDecoder().decode(newPhone)));
    expect(await mails()).toEqual([]);
  });

  test('stops and mails its author when the same field was changed meanwhile', async () => {
    const { pool, run, mails } = await scheduled();
    const meanwhile = new Map(real).set('practices/ripon.yaml', edited('practices/ripon.yaml', '01632 960201', '01632 960999'));
    await publish(pool, meanwhile, { ...by, parentId: await liveVersionId(pool) });
    await run(after);
    expect(await history(pool, 9)).toHaveLength(2);
    expect(await mails()).toEqual([{ data: { scheduleId: 1 } }]);
    const { rows } = await pool.query('select stopped_reason as reason from content_schedules');
    expect(rows[0].reason).toBe('These files were changed after it was scheduled: practices/ripon.yaml');
    await run(after);
    expect(await mails()).toHaveLength(1);
  });

  test('stops when it no longer fits the content that is live', async () => {
    const { pool, run, mails } = await scheduled();
    const withoutRipon = new Map(real).set(
      'organisation.yaml',
      edited('organisation.yaml', 'bradford, ripon, leeds', 'bradford, leeds'),
    );
    await publish(pool, withoutRipon, { ...by, parentId: await liveVersionId(pool) });
    await run(after);
    expect(await history(pool, 9)).toHaveLength(2);
    expect(await mails()).toHaveLength(1);
  });

  test('is mailed to its author in plain words', () => {
    const mail = scheduleStoppedMail(
      { id: 7, ...by, email, dueAt: later, reason: 'These files were changed after it was scheduled: faq.yaml' },
      { config: { baseUrl: 'https://www.group.example' }, content: loadContent('content') },
    );
    expect(mail.to).toBe(email);
    expect(mail.text).toContain("The change 'Change a number' by Ada was due on 24 December 2026 at 17:30.");
    expect(mail.text).toContain('faq.yaml');
  });
});

describe('the demo', () => {
  test('publishes an edited folder, and keeps what someone else published until told otherwise', async () => {
    const { pool, urls } = await world();
    const content = editedContent();
    onTestFinished(content.remove);
    const said: string[] = [];
    const start = () => publishFolder(urls.site_worker, content.folder, (line) => said.push(line));
    const authors = async () => (await history(pool, 9)).map(({ author }) => author);
    await start();
    await start();
    content.replace('practices/ripon.yaml', '01632 960201', '01632 960777');
    await start();
    expect(await authors()).toEqual(['npm run demo', 'npm run demo']);
    expect(said).toEqual([]);

    const live = await readVersion(pool, (await liveVersionId(pool)) as number);
    const faq = bytes(`${new TextDecoder().decode(live.get('faq.yaml'))}# Ada was here\n`);
    await publish(pool, new Map(live).set('faq.yaml', faq), { ...by, parentId: await liveVersionId(pool) });
    await start();
    expect(await authors()).toEqual(['Ada', 'npm run demo', 'npm run demo']);
    expect(said).toEqual([expect.stringContaining("Version 3 is live, published by Ada ('Change a number')")]);
    expect(said[0]).toContain(`npm run content:export -- --folder ${content.folder} --force`);
    expect(said[0]).toContain(`npm run content:publish -- --folder ${content.folder} --parent 3`);

    // As content:export records it.
    recordVersion(content.folder, 3);
    await start();
    expect(await authors()).toEqual(['npm run demo', 'Ada', 'npm run demo', 'npm run demo']);
  });
});
