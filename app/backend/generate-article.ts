import { FunctionsClient } from '@supabase/functions-js';
import { backendAddress } from './backend-address.ts';

export const generateFunction = 'generate-daily-article';

export type GenerationOutcome = { success: true; title: string } | { success: false; error: string | undefined };

/** The server itself gives up sooner. */
const longestWaitMs = 60_000;

/** Reads what the function answers. What is no answer of this form is a failure without words. */
export function generationOutcome(answer: unknown): GenerationOutcome {
  const { article, error, success } = (answer ?? {}) as { success?: unknown; error?: unknown; article?: { title?: unknown } };
  if (success === true && typeof article?.title === 'string') return { success, title: article.title };
  return { success: false, error: typeof error === 'string' && error !== '' ? error : undefined };
}

/** Asks the server for an article. An error is a failure without a message: the client library's are not meant for visitors. */
export async function generateArticle(): Promise<GenerationOutcome> {
  try {
    const { functions, headers } = backendAddress();
    const client = new FunctionsClient(functions, { headers });
    const { data, error } = await client.invoke(generateFunction, { timeout: longestWaitMs });
    return error ? { success: false, error: undefined } : generationOutcome(data);
  } catch {
    return { success: false, error: undefined };
  }
}
