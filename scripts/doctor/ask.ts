import { lookup as systemLookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { TLSSocket } from 'node:tls';

const patienceMs = 10_000;

/** Browsers take every name under localhost for this machine; not every system's own list of names does. */
const lookup: LookupFunction = (name, options, done) =>
  systemLookup(name.endsWith('.localhost') ? 'localhost' : name, options, done);

export type Certificate = { until: Date; trouble: string | undefined };
export type Answer = { status: number; body: string; certificate: Certificate | undefined };

/** The certificate is judged and not obeyed: what is wrong with it is a finding, and so is what the host answers. */
export function ask(address: string): Promise<Answer> {
  const secure = address.startsWith('https:');
  return new Promise((resolve, reject) => {
    const options = { lookup, rejectUnauthorized: false, signal: AbortSignal.timeout(patienceMs) };
    const request = (secure ? secureRequest : plainRequest)(address, options, (response) => {
      const { socket, statusCode = 0 } = response;
      let certificate: Certificate | undefined;
      if (socket instanceof TLSSocket) {
        const { authorizationError: trouble } = socket;
        certificate = { until: new Date(socket.getPeerCertificate().valid_to), trouble: trouble ? String(trouble) : undefined };
      }
      response.setEncoding('utf8');
      let body = '';
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.once('error', reject);
      response.once('end', () => resolve({ status: statusCode, body, certificate }));
    });
    request.once('error', reject);
    request.end();
  });
}
