import { Pool } from 'pg';
import type { ContentFile } from '../../content/content-file.ts';
import { ContentError, readContent } from '../../content/load.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import type { Config } from '../platform/config.ts';
import { type Listener, listen } from '../platform/db/listen.ts';
import { whenDatabaseIsUp } from '../platform/db/when-database-is-up.ts';
import { createLog, type Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { contentChannel, liveVersionId, readVersion, versionHashes } from './content-versions.ts';
import { createVersionFolder } from './version-folder.ts';

/** Content in use. Without `versionId` it comes from a folder, and nothing was published. `files` make the next switch faster. */
export type LiveContent = { content: SiteContent; files: readonly ContentFile[]; folder: string; versionId?: number };

export function contentOfFolder(folder: string, known: readonly ContentFile[] = []): LiveContent {
  const { content, files, problems } = readContent(folder, known);
  if (!content) throw new ContentError(problems);
  return { content, files, folder };
}

type Settings = Pick<Config, 'contentFolder' | 'stateFolder'>;

async function loadVersion(
  pool: Pool,
  versionId: number,
  { stateFolder }: Settings,
  known: readonly ContentFile[] = [],
): Promise<LiveContent> {
  const folders = createVersionFolder(stateFolder);
  const hashes = await versionHashes(pool, versionId);
  const folder = await folders.provide(versionId, hashes, () => readVersion(pool, versionId));
  const live = { ...contentOfFolder(folder, known), versionId };
  await folders.remember(versionId);
  return live;
}

/** The content that a process starts with. In development it is the folder. Only the web process starts without the database. */
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
  try {
    if (process !== 'web') await whenDatabaseIsUp(log, () => liveVersionId(pool));
    return await loadLiveContent(pool, config, log);
  } finally {
    await pool.end();
  }
}

/** The published version; without the database the last one that this machine had; failing that the folder of the build. */
export async function loadLiveContent(pool: Pool, settings: Settings, log: Log): Promise<LiveContent> {
  try {
    const versionId = await liveVersionId(pool);
    if (versionId === undefined) return contentOfFolder(settings.contentFolder);
    return await loadVersion(pool, versionId, settings);
  } catch (error) {
    log.error({ err: error }, 'Failed to load the published content');
  }
  const last = await createVersionFolder(settings.stateFolder).last();
  try {
    if (last) return { ...contentOfFolder(last.folder), versionId: last.versionId };
  } catch (error) {
    log.error({ err: error, versionId: last?.versionId }, 'Failed to load the last published content from disk');
  }
  return contentOfFolder(settings.contentFolder);
}

const retryAfterMs = 5_000;

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
        switchTo(await loadVersion(pool, versionId, config, current().files));
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
