import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { ServerFunction } from '../../platform/http/functions.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { notices } from './notices.ts';

export const generateArticleQueue = 'generate-article';

type Limits = {
  /** Below the one-minute timeout of browsers and proxies. */
  waitMs: number;
  everyMs: number;
  /** Each waiting request queries the database four times a second. */
  maxWaiting: number;
};

type State = { outcome: string | null; cause: string | null; title: string | null };

const failure = (error: string) => ({ success: false, error });

/** Handles the button: requests an article, or joins the attempt in progress, and waits for its outcome. */
export function createGenerateDailyArticleFunction(
  { pool, queue }: { pool: Pool; queue: JobQueue },
  { waitMs, everyMs, maxWaiting }: Limits = { waitMs: 50_000, everyMs: 250, maxWaiting: 20 },
): ServerFunction {
  let waiting = 0;

  async function requestAttempt(): Promise<string> {
    // Another visitor's attempt can end between the lookup and the join. The next try then creates one.
    for (let tries = 0; tries < 3; tries += 1) {
      const id = await queue.transaction(async (client, send) => {
        const { rows } = await client.query<{ id: string; created: boolean }>(
          'select attempt_id as id, created from request_article()',
        );
        const [attempt] = rows;
        if (attempt?.created) await send(generateArticleQueue, { attemptId: attempt.id });
        return attempt?.id;
      });
      if (id) return id;
    }
    throw new Error('request_article returned no attempt');
  }

  async function waitForOutcome(attemptId: string, signal: AbortSignal): Promise<State | undefined> {
    for (const end = performance.now() + waitMs; performance.now() < end && !signal.aborted; ) {
      const { rows } = await pool.query<State>({
        name: 'article-attempt',
        text: 'select attempt_outcome as outcome, attempt_cause as cause, attempt_title as title from article_attempt($1)',
        values: [attemptId],
      });
      if (rows[0]?.outcome) return rows[0];
      await sleep(everyMs);
    }
    return undefined;
  }

  return async (_body, caller) => {
    if (waiting >= maxWaiting) return failure(notices.crowded);
    waiting += 1;
    try {
      const state = await waitForOutcome(await requestAttempt(), caller.request.signal);
      if (!state) return failure(notices.slow);
      if (state.outcome === 'published') return { success: true, article: { title: state.title } };
      return failure(isCause(state.cause) ? notices[state.cause] : notices.broken);
    } finally {
      waiting -= 1;
    }
  };
}

function isCause(cause: string | null): cause is keyof typeof notices {
  return cause !== null && Object.hasOwn(notices, cause);
}
