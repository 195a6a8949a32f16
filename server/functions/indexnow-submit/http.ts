import { z } from 'zod';
import type { ServerFunction } from '../../http/function-door.ts';
import type { PageSource } from '../../pages/page-texts.ts';
import { mostUrls } from './deliver.ts';
import type { IndexNowSubmit } from './indexnow-submit.ts';

const request = z.object({ urls: z.array(z.string().max(2048)).min(1).max(mostUrls), host: z.string().max(253) });

/** The function's door: what is no such request is refused in words. */
export function indexNowFunction(submit: IndexNowSubmit, source: PageSource): ServerFunction {
  return async (body, { log }) => {
    const parsed = request.safeParse(body);
    if (!parsed.success) return { success: false, error: `Expected urls (1 to ${mostUrls.toLocaleString('en-GB')}) and host` };
    return submit(parsed.data, source, log);
  };
}
