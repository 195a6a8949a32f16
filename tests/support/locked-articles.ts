import { Client } from 'pg';
import { asRole } from './as-role.ts';

/** Clears every process's article cache by sending a change notification. */
async function clearArticleCaches(ownerUrl: string): Promise<void> {
  await asRole(ownerUrl, (owner) => owner.query('update blog_posts set excerpt = excerpt'));
  await new Promise((resolve) => setTimeout(resolve, 500));
}

/** Locks the posts table: reads block until `release` is called or `run` ends. */
export async function whileLocked(ownerUrl: string, run: (release: () => Promise<void>) => Promise<void>): Promise<void> {
  await clearArticleCaches(ownerUrl);
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('begin; lock table blog_posts in access exclusive mode');
  let locked = true;
  const release = async () => {
    if (locked) await owner.end();
    locked = false;
  };
  await run(release).finally(release);
}
