import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';

/** Announces what the desk published, changed or withdrew. Two workers cannot announce the same change: one deletes its row. */
export const announcePosts: Job<Services> = {
  name: 'announce-posts',
  queue: { ...retriesForADay, policy: 'short' },
  schedule: { cron: '* * * * *', options: { missed: 'once' } },
  async run({ indexNow, log, queue }) {
    const slugs = await queue.transaction(async (client, send) => {
      const { rows } = await client.query<{ slug: string }>('delete from posts_to_announce where due_at <= now() returning slug');
      const due = rows.map(({ slug }) => slug);
      // Row-level security shows a scheduled post at its time. The update notifies web processes, which cached pages without it.
      await client.query('update blog_posts set published_at = published_at where slug = any($1) and updated_at < published_at', [
        due,
      ]);
      for (const slug of due) await indexNow.submitArticle(slug, send);
      return due;
    });
    if (slugs.length > 0) log.info({ slugs }, 'Announced articles of the desk');
  },
};
