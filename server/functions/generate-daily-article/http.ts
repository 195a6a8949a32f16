import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { ServerFunction } from '../../http/function-door.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { notices } from './notices.ts';
import { generateArticleQueue } from './queue-names.ts';

type Limits = {
  /** A visitor's browser, and every proxy on the way, waits a minute. */
  waitMs: number;
  everyMs: number;
  /** Each one asks the database four times a second while it waits. */
  mostWaiting: number;
};

type State = { outcome: string | null; cause: string | null; title: string | null };

const failure = (error: string) => ({ success: false, error });

/** The button: asks for an article, or joins who asked already, and waits for what becomes of it. */
export function createGenerateDailyArticleFunction(
  { pool, queue }: { pool: Pool; queue: JobQueue },
  { waitMs, everyMs, mostWaiting }: Limits = { waitMs: 50_000, everyMs: 250, mostWaiting: 20 },
): ServerFunction {
  let waiting = 0;

  async function request(): Promise<string> {
    // The attempt of somebody else can end between looking for it and joining it: then the next look starts one.
    for (let tries = 0; tries < 3; tries += 1) {
      const id = await queue.within(async (client, send) => {
        const { rows } = await client.query<{ id: string; created: boolean }>(
          'select attempt_id as id, created from request_article()',
        );
        const [attempt] = rows;
        if (attempt?.created) await send(generateArticleQueue, { attemptId: attempt.id });
        return attempt?.id;
      });
      if (id) return id;
    }
    throw new Error('request_article gave no attempt');
  }

  async function outcomeOf(attemptId: string, left: AbortSignal): Promise<State | undefined> {
    for (const end = performance.now() + waitMs; performance.now() < end && !left.aborted; ) {
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
    if (waiting >= mostWaiting) return failure(notices.crowded);
    waiting += 1;
    try {
      const state = await outcomeOf(await request(), caller.request.signal);
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
