import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HostileRequest } from './hostile-request.ts';
import type { Answer } from './send-bytes.ts';

/** How an error of ours would look to somebody who should not see it. */
const inside =
  /\bat (?:async )?[\w.<>$[\] ]+ \(|\bat (?:file|node):|node_modules\/|file:\/\/\/|SQLSTATE|\bat or near "|violates \w+[\w -]* constraint|invalid input syntax|\b(?:Type|Reference|Range|Syntax)Error\b|PgBoss|ECONNREFUSED|You made an? \w+ request/;

/** What is wrong with an answer, whatever was asked; nothing where all is well. */
export function judgeAnswer(
  { target }: HostileRequest,
  { body, failure, headers, status }: Answer,
  ownHosts: readonly string[],
): string[] {
  const wrong: string[] = [];
  if (failure === 'no answer') wrong.push('no answer and no end within a minute');
  if (status === undefined) return wrong;
  // Whoever comes when every place is taken is told so, and when to come again: that is an answer and no failure.
  const overloaded = status === 503 && /^retry-after:/im.test(headers);
  if (status >= 500 && !overloaded) wrong.push(`status ${status}`);
  const text = readable(headers, body);
  const leak = inside.exec(text)?.[0];
  // What was asked for may be shown again, in a title or in the sentence that refuses it.
  if (leak !== undefined && !target.includes(leak)) wrong.push(`the body says ${JSON.stringify(leak)}`);
  if (/^x-injected:/im.test(headers)) wrong.push('a header of the request became one of the answer');
  const location = /^location: *(.*)$/im.exec(headers)?.[1]?.trim();
  if (location !== undefined && !ownHosts.includes(new URL(location, `http://${ownHosts[0]}`).host)) {
    wrong.push(`it leads off the site, to ${location.slice(0, 80)}`);
  }
  const known = status !== 421 && /^x-request-id:/im.test(headers);
  if (known && !/\/(?:healthz|readyz)/.test(target) && !/^x-content-type-options: nosniff/im.test(headers))
    wrong.push('nosniff is missing');
  return wrong;
}

function readable(headers: string, body: Buffer): string {
  const encoding = /^content-encoding: *(\w+)/im.exec(headers)?.[1];
  try {
    if (encoding === 'br') return brotliDecompressSync(body).toString();
    if (encoding === 'gzip') return gunzipSync(body).toString();
  } catch {
    // An answer to HEAD has no body, and one in chunks is not put together here.
  }
  return body.toString();
}
