import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HostileRequest } from './hostile-request.ts';
import type { RawResponse } from './send-bytes.ts';

/** Stack traces and internal errors that must not reach a visitor. */
const internalDetails =
  /\bat (?:async )?[\w.<>$[\] ]+ \(|\bat (?:file|node):|node_modules\/|file:\/\/\/|SQLSTATE|\bat or near "|violates \w+[\w -]* constraint|invalid input syntax|\b(?:Type|Reference|Range|Syntax)Error\b|PgBoss|ECONNREFUSED|You made an? \w+ request/;

/** Returns the problems found in a response. */
export function checkResponse(
  { target }: HostileRequest,
  { body, failure, headers, status }: RawResponse,
  ownHosts: readonly string[],
): string[] {
  const wrong: string[] = [];
  if (failure === 'timeout') wrong.push('no response within a minute');
  if (status === undefined) return wrong;
  // 503 with Retry-After is the expected response under load.
  const overloaded = status === 503 && /^retry-after:/im.test(headers);
  if (status >= 500 && !overloaded) wrong.push(`status ${status}`);
  const text = readable(headers, body);
  const leak = internalDetails.exec(text)?.[0];
  // A page may repeat the requested path in its title or error message.
  if (leak !== undefined && !target.includes(leak)) wrong.push(`body contains ${JSON.stringify(leak)}`);
  if (/^x-injected:/im.test(headers)) wrong.push('injected header in the response');
  const location = /^location: *(.*)$/im.exec(headers)?.[1]?.trim();
  if (location !== undefined && !ownHosts.includes(new URL(location, `http://${ownHosts[0]}`).host)) {
    wrong.push(`redirects off the site to ${location.slice(0, 80)}`);
  }
  const known = status !== 421 && /^x-request-id:/im.test(headers);
  if (known && !/\/(?:healthz|readyz)/.test(target) && !/^x-content-type-options: nosniff/im.test(headers))
    wrong.push('X-Content-Type-Options: nosniff is missing');
  return wrong;
}

function readable(headers: string, body: Buffer): string {
  const encoding = /^content-encoding: *(\w+)/im.exec(headers)?.[1];
  try {
    if (encoding === 'br') return brotliDecompressSync(body).toString();
    if (encoding === 'gzip') return gunzipSync(body).toString();
  } catch {
    // Responses to HEAD have no body, and chunked bodies are not reassembled here.
  }
  return body.toString();
}
