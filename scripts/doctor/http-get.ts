import { lookup as systemLookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { TLSSocket } from 'node:tls';

const timeoutMs = 10_000;

/** Resolves names under .localhost to this machine, as browsers do but not every system resolver. */
const lookup: LookupFunction = (name, options, done) =>
  systemLookup(name.endsWith('.localhost') ? 'localhost' : name, options, done);

export type Answer = { status: number; body: string; certificateError: string | undefined };

/** Requests a URL. An invalid certificate does not fail the request, but is returned for its own finding. */
export function httpGet(address: string): Promise<Answer> {
  const secure = address.startsWith('https:');
  return new Promise((resolve, reject) => {
    // A connection of its own, because a kept one has the certificate of its start.
    const options = { agent: false, lookup, rejectUnauthorized: false, signal: AbortSignal.timeout(timeoutMs) };
    const request = (secure ? secureRequest : plainRequest)(address, options, (response) => {
      const { socket, statusCode = 0 } = response;
      const error = socket instanceof TLSSocket ? socket.authorizationError : undefined;
      const certificateError = error ? String(error) : undefined;
      response.setEncoding('utf8');
      let body = '';
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.once('error', reject);
      response.once('end', () => resolve({ status: statusCode, body, certificateError }));
    });
    request.once('error', reject);
    request.end();
  });
}
