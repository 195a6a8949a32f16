import type { SiteContent } from '../../content/schema/site.ts';
import type { Config } from '../../server/platform/config.ts';
import { bad, type Finding, ok, reasonOf, warn } from './finding.ts';

const timeoutMs = 10_000;

/** Requests the list of models, which is free, unlike writing an article. */
export async function checkWriter({ articlesPerDay, writer }: Config, content: SiteContent): Promise<Finding> {
  const check = 'Articles';
  if (articlesPerDay === 0) return ok(check, 'disabled: ARTICLES_PER_DAY is 0');
  if (!writer) return ok(check, `from the backlog of ${content.blogBacklog.length}`);
  try {
    const response = await fetch(`${writer.url.replace(/\/+$/, '')}/models`, {
      headers: writer.key ? { Authorization: `Bearer ${writer.key}` } : {},
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401 || response.status === 403)
      return bad(check, `the writer API rejected the key (${response.status})`, 'Correct WRITER_KEY and restart the worker.');
    if (!response.ok)
      return warn(
        check,
        `the writer API returned ${response.status} for its list of models`,
        'Check WRITER_URL in the documentation of the API; it often ends in /v1.',
      );
    const { data = [] } = (await response.json()) as { data?: { id?: string }[] };
    return data.some(({ id }) => id === writer.model)
      ? ok(check, `${writer.model} is available`)
      : warn(
          check,
          `the writer API does not list ${writer.model}`,
          'Correct WRITER_MODEL, or check whether the model was withdrawn.',
        );
  } catch (error) {
    return bad(check, `the writer API does not respond: ${reasonOf(error)}`, 'See ops/runbooks/no-article-today.md.');
  }
}
