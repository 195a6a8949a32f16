import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { type ContentFile, fileHash, parseContentFile } from '../../content-model/content-file.ts';
import { type ChangeDays, ContentError, parseContent, readContent } from '../../content-model/load.ts';
import { describeProblem } from '../../content-model/problem.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { londonParts } from '../../domain/london-time.ts';
import type { Config } from '../platform/config.ts';
import { isDatabaseUnavailable } from '../platform/db/database-unavailable.ts';
import { type Listener, listen } from '../platform/db/listen.ts';
import { whenDatabaseIsUp } from '../platform/db/when-database-is-up.ts';
import { serveNotReady } from '../platform/http/http-server.ts';
import { createLog, type Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { onShutdown } from '../platform/shutdown.ts';
import { keepCopy, readCopy } from './content-copy.ts';
import { contentChannel, lastChanges, liveVersionId, readFiles, versionHashes } from './content-versions.ts';

/** Content in use. Without `versionId` it comes from a folder, and nothing was published. */
export type LiveContent = { content: SiteContent; files: readonly ContentFile[]; versionId?: number };

type Settings = Pick<Config, 'contentFolder' | 'stateFolder'>;

/** There is nothing that this process may serve. The message is public: /readyz shows it. */
class NotReady extends Error {}

export function contentOfFolder(folder: string): LiveContent {
  const { content, files, problems } = readContent(folder);
  if (!content) throw new ContentError(problems);
  return { content, files };
}

/** @param known files that were parsed before; those with the same hash are neither read nor parsed again */
async function loadVersion(pool: Pool, versionId: number, known: readonly ContentFile[] = []): Promise<LiveContent> {
  const hashes = [...(await versionHashes(pool, versionId))];
  const parsed = new Map(known.map((file) => [`${file.file} ${fileHash(file)}`, file]));
  const bytes = await readFiles(pool, new Map(hashes.filter(([path, hash]) => !parsed.has(`${path} ${hash}`))));
  const files = hashes.map(
    ([path, hash]) => parsed.get(`${path} ${hash}`) ?? { ...parseContentFile(path, bytes.get(path) ?? new Uint8Array()), hash },
  );
  const { content, problems } = parseContent(files, await changeDays(pool, files));
  if (!content) throw new ContentError(problems);
  return { content, files, versionId };
}

/** Files that no later publication has changed are as old as the first. */
async function changeDays(pool: Pool, files: readonly ContentFile[]): Promise<ChangeDays> {
  const day = (at: Date | undefined) => londonParts(at ?? new Date()).date;
  const { byFile, latest } = await lastChanges(pool);
  const changedOn = Object.fromEntries(files.map(({ file }) => [file, day(byFile.get(file) ?? byFile.get(null))]));
  return { changedOn, lastUpdated: day(latest) };
}

/** The published version, and a copy of it for a start without the database. A disk that is full costs only the copy. */
async function loadAndKeep(pool: Pool, versionId: number, { stateFolder }: Settings, log: Log, known?: readonly ContentFile[]) {
  const live = await loadVersion(pool, versionId, known);
  const files = new Map(live.files.map(({ bytes, file }) => [file, bytes]));
  const { changedOn, lastUpdated } = live.content;
  await keepCopy(stateFolder, { versionId, lastUpdated, changedOn, files }).catch((error: unknown) =>
    log.error({ err: error, stateFolder }, 'Failed to keep a copy of the content on this disk'),
  );
  return live;
}

const retryAfterMs = 5_000;

/**
 * The content that a process starts with. In development it is the folder. In production the process waits until there is content
 * that it may serve, and says on its port why it is not ready. Only the web process starts without the database.
 */
export async function loadStartContent(config: Config, process: 'web' | 'worker' | 'desk'): Promise<LiveContent> {
  if (config.mode !== 'production') return contentOfFolder(config.contentFolder);
  const pool = new Pool({
    connectionString: config.databaseUrl,
    max: 1,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
  });
  pool.on('error', () => {});
  const log = createLog(config.logLevel, process);
  let reason = '';
  let stopWaiting: (() => Promise<void>) | undefined;
  try {
    for (;;) {
      if (process !== 'web') await whenDatabaseIsUp(log, () => liveVersionId(pool));
      try {
        return await loadLiveContent(pool, config, log);
      } catch (error) {
        if (!(error instanceof NotReady)) throw error;
        log.error({ err: error.cause }, error.message);
        reason = error.message;
      }
      // The worker has no port for visitors.
      stopWaiting ??= await waitOn(process === 'worker' ? undefined : config, () => reason, log);
      await sleep(retryAfterMs);
    }
  } finally {
    await stopWaiting?.();
    await pool.end();
  }
}

async function waitOn(config: Config | undefined, reason: () => string, log: Log): Promise<() => Promise<void>> {
  const close = config && (await serveNotReady(config, reason));
  const ignoreSignals = onShutdown(async (signal) => log.info({ reason: signal }, 'Stopped before there was content'));
  return async () => {
    ignoreSignals();
    await close?.();
  };
}

/** The published version. Without the database, the last one that this disk has. The folder only if nothing was ever published. */
export async function loadLiveContent(pool: Pool, settings: Settings, log: Log): Promise<LiveContent> {
  let versionId: number | undefined;
  try {
    versionId = await liveVersionId(pool);
    if (versionId !== undefined) return await loadAndKeep(pool, versionId, settings, log);
  } catch (error) {
    if (error instanceof ContentError) throw notReady(`Version ${versionId} of the content does not fit this release`, error);
    log.error({ err: error }, 'Failed to read the published content');
    return loadCopy(settings, error);
  }
  return contentOfFolder(settings.contentFolder);
}

function loadCopy({ stateFolder }: Settings, error: unknown): LiveContent {
  const failed = isDatabaseUnavailable(error) ? 'The database does not answer' : 'The database does not hand out the content';
  const copy = readCopy(stateFolder);
  if (!copy) throw new NotReady(`${failed}, and this disk has no whole copy of the content`, { cause: error });
  const reading = [...copy.files].map(([file, bytes]) => parseContentFile(file, bytes));
  const { content, files, problems } = parseContent(reading, copy);
  if (content) return { content, files, versionId: copy.versionId };
  throw notReady(`${failed}, and the copy of the content on this disk does not fit this release`, new ContentError(problems));
}

function notReady(sentence: string, cause: unknown): NotReady {
  const [first, ...others] = cause instanceof ContentError ? cause.problems : [];
  const where = first ? `: ${describeProblem(first)}` : '';
  return new NotReady(`${sentence}${where}${others.length > 0 ? ` (and ${others.length} more)` : ''}`, { cause });
}

type Following = {
  pool: Pool;
  config: Config;
  log: Log;
  current(): LiveContent;
  switchTo(live: LiveContent): void;
  metrics: Pick<Metrics, 'contentOutdated'>;
};

/** Switches to each version that is published. If it cannot be loaded, the current one stays. */
export function followPublications({
  config,
  current,
  log,
  metrics,
  pool,
  switchTo,
}: Following): Listener & { update(): Promise<void> } {
  async function update(): Promise<void> {
    try {
      const versionId = await liveVersionId(pool);
      if (versionId !== undefined && versionId !== current().versionId) {
        const started = performance.now();
        switchTo(await loadAndKeep(pool, versionId, config, log, current().files));
        log.info({ versionId, ms: Math.round(performance.now() - started) }, 'Switched to published content');
      }
      metrics.contentOutdated.set(0);
    } catch (error) {
      metrics.contentOutdated.set(1);
      log.error({ err: error, versionId: current().versionId }, 'Failed to load published content, keeping the current version');
      // Invalid content stays invalid until the next publication.
      if (!(error instanceof ContentError)) retry = setTimeout(updateInTurn, retryAfterMs).unref();
    }
  }
  let retry: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  // One after another: a second publication may arrive while the first is being loaded.
  const updateInTurn = () => {
    clearTimeout(retry);
    running = running.then(update);
    return running;
  };
  const listener = listen(config.databaseUrl, contentChannel, log, updateInTurn);
  return {
    update: updateInTurn,
    async close() {
      await listener.close();
      await running;
      clearTimeout(retry);
    },
  };
}
