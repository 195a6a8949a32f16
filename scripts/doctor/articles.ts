import type { SiteContent } from '../../content/schema/site.ts';
import type { Config } from '../../server/platform/config.ts';
import { bad, type Finding, ok, reasonOf, warn } from './finding.ts';

const patienceMs = 10_000;

/** Asks for the list of models, which costs nothing: writing an article would. */
export async function checkWriter({ articlesPerDay, writer }: Config, content: SiteContent): Promise<Finding> {
  const check = 'Articles';
  if (articlesPerDay === 0) return ok(check, 'none are asked for: ARTICLES_PER_DAY is 0');
  if (!writer) return ok(check, `come from the backlog, which holds ${content.blogBacklog.length}`);
  try {
    const response = await fetch(`${writer.url.replace(/\/+$/, '')}/models`, {
      headers: writer.key ? { Authorization: `Bearer ${writer.key}` } : {},
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 401 || response.status === 403)
      return bad(
        check,
        `the API that writes refuses our key (${response.status})`,
        'Put the right key into WRITER_KEY and restart the worker.',
      );
    if (!response.ok)
      return warn(
        check,
        `the API that writes answers ${response.status} when asked for its models`,
        'See that WRITER_URL ends as its maker says, often in /v1.',
      );
    const { data = [] } = (await response.json()) as { data?: { id?: string }[] };
    return data.some(({ id }) => id === writer.model)
      ? ok(check, `${writer.model} answers`)
      : warn(
          check,
          `the API that writes does not list ${writer.model}`,
          'Correct WRITER_MODEL, or see whether its maker has withdrawn it.',
        );
  } catch (error) {
    return bad(check, `the API that writes does not answer: ${reasonOf(error)}`, 'See ops/runbooks/no-article-today.md.');
  }
}
