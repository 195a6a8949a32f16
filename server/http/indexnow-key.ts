import type { Context } from 'hono';
import type { Config } from '../config.ts';

/** The file by which a search engine sees that whoever submits addresses of a host also serves that host. */
export function indexNowKeyFile({ key }: NonNullable<Config['indexNow']>) {
  return {
    path: `/${key}.txt`,
    // No longer than a few minutes, so that a key that was found out can be changed.
    answer: (context: Context) => context.text(key, 200, { 'Cache-Control': 'public, max-age=300' }),
  };
}
