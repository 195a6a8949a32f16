import { Pool } from 'pg';
import { readContentBytes } from '../content-model/content-file.ts';
import { hashesOf, history, liveVersionId, versionHashes } from '../server/publishing/content-versions.ts';
import { changesBetween } from '../server/publishing/file-changes.ts';
import { publish } from '../server/publishing/publish.ts';
import { recordedVersion } from '../server/publishing/version-folder.ts';

const author = 'npm run demo';

/** Publishes the content folder, so that an edited file shows at the next start, unless something newer was published meanwhile. */
export async function publishFolder(workerUrl: string, folder: string, say: (line: string) => void): Promise<void> {
  const pool = new Pool({ connectionString: workerUrl, max: 1 });
  try {
    const files = readContentBytes(folder);
    const parentId = await liveVersionId(pool);
    if (parentId !== undefined && changesBetween(await versionHashes(pool, parentId), hashesOf(files)).length === 0) return;
    const [live] = await history(pool, 1);
    if (live && live.author !== author && live.versionId !== recordedVersion(folder)) {
      say(
        `Version ${live.versionId} is live, published by ${live.author} ('${live.message}'). It differs from ${folder}.\n` +
          `  To keep what is live:  DATABASE_URL=${workerUrl} npm run content:export -- --folder ${folder} --force\n` +
          `  To keep the folder:    DATABASE_URL=${workerUrl} npm run content:publish -- --folder ${folder} --parent ${live.versionId} --message "Back to the folder"`,
      );
      return;
    }
    await publish(pool, files, { author, message: `The folder ${folder}`, parentId });
  } finally {
    await pool.end();
  }
}
