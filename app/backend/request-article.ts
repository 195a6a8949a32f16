import { FunctionsClient } from '@supabase/functions-js';
import { backendAddress } from './backend-address.ts';

export const generateFunction = 'generate-daily-article';

export type GenerationOutcome = { success: true; title: string } | { success: false; error: string | undefined };

/** Longer than the server's own timeout. */
const timeoutMs = 60_000;

/** Parses the function's response. An unexpected response is a failure without a message. */
export function generationOutcome(answer: unknown): GenerationOutcome {
  const { article, error, success } = (answer ?? {}) as { success?: unknown; error?: unknown; article?: { title?: unknown } };
  if (success === true && typeof article?.title === 'string') return { success, title: article.title };
  return { success: false, error: typeof error === 'string' && error !== '' ? error : undefined };
}

/** Requests a new article. Client library errors are dropped, because their messages are not meant for visitors. */
export async function requestArticle(): Promise<GenerationOutcome> {
  try {
    const { functions, headers } = backendAddress();
    const client = new FunctionsClient(functions, { headers });
    const { data, error } = await client.invoke(generateFunction, { timeout: timeoutMs });
    return error ? { success: false, error: undefined } : generationOutcome(data);
  } catch {
    return { success: false, error: undefined };
  }
}
