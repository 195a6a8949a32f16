import type { FormStamps } from '../../../server/testimonials/guards/form-stamp.ts';
import { proofHeaders } from '../../support/testimonial-call.ts';
import { hostileJson } from './hostile-json.ts';
import { hostileTarget, type SiteValues } from './hostile-target.ts';
import type { SeededRandom } from './seeded-random.ts';

/** The bytes to send, with the method and target for error messages. */
export type HostileRequest = {
  bytes: Buffer;
  method: string;
  target: string;
  /** Whether the server can tell where the request ends. If not, it waits for more until the client disconnects. */
  complete: boolean;
  /** Article requests take as long as their job, so their time is not measured. */
  waitsForJob: boolean;
};

export type Sender = SiteValues & { stamps: FormStamps };

const methods = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const oddMethods = [
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'PURGE',
  'get',
  'FOO',
  '',
  'GET\0',
  'PRI',
  'M-SEARCH',
  'A'.repeat(5_000),
];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/json; charset=utf-16',
  '\u00ff',
  '',
];

const wrongLengths = ['0', '1', '-1', '99999', '1e3', '9'.repeat(30)];

/** Generates one random request. */
export function hostileRequest(random: SeededRandom, sender: Sender): HostileRequest {
  const { chance, pick } = random;
  if (chance(0.02)) return testimonial(random, sender);
  if (chance(0.001)) return articleButton(sender);
  const target = hostileTarget(random, sender).replace(/[\r\n ]/g, '+');
  const usual = target.startsWith('/functions/') && chance(0.8) ? 'POST' : pick(methods);
  const method = chance(0.04) ? pick(oddMethods) : usual;
  const body = method === 'GET' || method === 'HEAD' ? '' : hostileBody(random, sender);
  const headers = hostileHeaders(random, sender, body);
  return {
    ...written(random, method, target, headers, body),
    method,
    target,
    waitsForJob: !/^(?:GET|HEAD|OPTIONS)$/.test(method) && /blog/i.test(target),
  };
}

/** A valid form with some answers replaced by bad values. Some of these are stored. */
function testimonial(random: SeededRandom, { anonKey, host, stamps }: Sender): HostileRequest {
  const { chance, pick, text, uuid } = random;
  const answers: Record<string, unknown> = {
    firstName: 'Ada',
    lastName: 'Lister',
    email: 'ada@patient.example',
    phone: '01632 960123',
    treatment: 'Invisalign',
    rating: 5,
    title: 'Straight at last',
    consentVideo: true,
    consentWebsite: true,
  };
  const proof = { idempotencyKey: uuid(), renderedAt: stamps.issue() };
  for (const name of ['firstName', 'lastName', 'title', 'description', 'email', 'rating', 'phone']) {
    if (chance(0.15))
      answers[name] = pick([text(), text(400), 7, null, [], { toString: 'x' }, '\ud800', `a\r\nBcc: x@evil.example`]);
  }
  const asForm = chance(0.3);
  const body = asForm
    ? new URLSearchParams(
        Object.entries({ ...answers, ...proof }).map(([key, value]) => [
          key,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ).toString()
    : JSON.stringify(answers);
  const target = asForm ? '/share-your-story' : '/functions/v1/submit-testimonial';
  const head = [
    `POST ${target} HTTP/1.1`,
    `Host: ${host}`,
    `apikey: ${anonKey}`,
    `Content-Type: ${asForm ? types[1] : types[0]}`,
    ...Object.entries(asForm ? {} : proofHeaders(proof)).map(([name, value]) => `${name}: ${value}`),
  ];
  return {
    bytes: Buffer.from(`${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`),
    method: 'POST',
    target,
    complete: true,
    waitsForJob: false,
  };
}

function articleButton({ anonKey, host }: Sender): HostileRequest {
  const target = '/functions/v1/generate-daily-article';
  const head = `POST ${target} HTTP/1.1\r\nHost: ${host}\r\napikey: ${anonKey}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
  return { bytes: Buffer.from(head), method: 'POST', target, complete: true, waitsForJob: true };
}

function hostileBody(random: SeededRandom, { host }: Sender): string {
  const { below, pick, several, text } = random;
  return pick([
    () => '',
    () => hostileJson(random),
    () =>
      JSON.stringify({
        urls: several(5, () => pick([`http://${host}/`, `http://${host}/blog`, text()])),
        host: pick([host, text()]),
      }),
    () =>
      several(20, () => `${encodeURIComponent(text(10).toWellFormed())}=${encodeURIComponent(text().toWellFormed())}`).join('&'),
    () => 'a=b&'.repeat(below(6_000)),
    () =>
      `--x\r\nContent-Disposition: form-data; name="${text(10)}"; filename="../../${text(5)}"\r\n\r\n${text()}\r\n--x${pick(['--\r\n', ''])}`,
    () => '{"firstName":"'.padEnd(below(40_000), 'é'),
    () => text(2_000),
  ])();
}

function hostileHeaders({ chance, below, pick, several, text }: SeededRandom, { anonKey, host }: Sender, body: string): string[] {
  const value = () => text().replace(/[\r\n\0]/g, ' ');
  const maybe = (share: number, make: () => string) => (chance(share) ? [make()] : []);
  const hosts = [
    host,
    host.toUpperCase(),
    `bradford.${host}`,
    'elsewhere.example',
    `${host}.`,
    `user@${host}`,
    `${host}/`,
    '',
    '[::1]',
    value(),
  ];
  return [
    `Host: ${chance(0.9) ? host : pick(hosts)}`,
    ...maybe(0.02, () => `Host: ${pick(hosts)}`),
    ...maybe(0.7, () => `apikey: ${chance(0.9) ? anonKey : value()}`),
    ...maybe(0.1, () => `Authorization: ${pick([`Bearer ${anonKey}`, 'Bearer ', 'Basic Og==', value()])}`),
    ...maybe(0.6, () => `Content-Type: ${pick(types)}`),
    ...maybe(
      0.3,
      () => `Accept-Encoding: ${pick(['br', 'gzip', 'br;q=0, gzip', '*', 'br, gzip, deflate, zstd', ';;q=,', value()])}`,
    ),
    ...maybe(0.1, () => `Accept: ${pick(['application/vnd.pgrst.object+json', 'text/x-component', '*/*;q=0', value()])}`),
    ...maybe(0.1, () => `If-None-Match: ${pick(['*', '""', 'W/"x"', '"'.repeat(500), value()])}`),
    ...maybe(0.05, () => `If-Modified-Since: ${pick(['Thu, 01 Jan 1970 00:00:00 GMT', value()])}`),
    ...maybe(
      0.1,
      () => `Range: ${pick(['bytes=0-1', 'bytes=-1', 'bytes=9-1', `bytes=${'0-1,'.repeat(1_000)}0-1`, 'rows=0-9', value()])}`,
    ),
    ...maybe(0.1, () => `X-Forwarded-For: ${pick(['1.2.3.4', 'fe80::1%eth0', `${'1.1.1.1,'.repeat(800)}x`, value()])}`),
    ...maybe(0.05, () => `X-Forwarded-${pick(['Host', 'Proto', 'Port'])}: ${pick(['elsewhere.example', 'https', value()])}`),
    ...maybe(0.1, () => `Origin: ${pick(['null', `http://${host}`, 'https://elsewhere.example', value()])}`),
    ...maybe(0.05, () => `Sec-Fetch-Site: ${pick(['cross-site', 'same-origin', value()])}`),
    ...maybe(0.05, () => `Prefer: ${pick(['count=exact', 'return=representation', value()])}`),
    ...maybe(0.05, () => `Cookie: ${value()}`),
    ...maybe(0.05, () => `X-Request-Id: ${pick(['abcdefgh', 'x'.repeat(500), value()])}`),
    ...maybe(0.03, () => `Expect: ${pick(['100-continue', value()])}`),
    ...maybe(0.02, () => `X-Large: ${'x'.repeat(pick([8_000, 15_000, 20_000]))}`),
    ...maybe(0.02, () => several(300, () => `X-Many-${below(1_000)}: ${below(9)}`).join('\r\n') || 'X-Many: 1'),
    ...maybe(0.02, () => `${value() || 'x'}: ${value()}`),
    ...maybe(0.02, () => `Upgrade: ${pick(['websocket', 'h2c', value()])}`),
    ...maybe(0.03, () => `Transfer-Encoding: ${pick(['chunked', 'gzip, chunked', 'identity', value()])}`),
    ...(body === '' && chance(0.7) ? [] : [`Content-Length: ${chance(0.95) ? Buffer.byteLength(body) : pick(wrongLengths)}`]),
    'Connection: close',
  ];
}

function written(
  { chance, pick }: SeededRandom,
  method: string,
  target: string,
  headers: string[],
  body: string,
): Pick<HostileRequest, 'bytes' | 'complete'> {
  const rightLength = headers
    .filter((header) => header.startsWith('Content-Length'))
    .every((header) => header === `Content-Length: ${Buffer.byteLength(body)}`);
  const plain = rightLength && !headers.some((header) => /^(?:Transfer-Encoding|Upgrade|Expect)/.test(header));
  const version = chance(0.98) ? 'HTTP/1.1' : pick(['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9', '', 'http/1.1']);
  const lineEnd = chance(0.99) ? '\r\n' : pick(['\n', '\r', '\n\r']);
  const text = [`${method} ${target} ${version}`, ...headers, '', ''].join(lineEnd);
  // Sometimes Latin-1, so that the bytes are not valid UTF-8.
  const bytes = Buffer.concat([Buffer.from(text, chance(0.9) ? 'utf8' : 'latin1'), Buffer.from(body)]);
  const cut = chance(0.02);
  return {
    bytes: cut ? bytes.subarray(0, Math.floor(bytes.length * 0.7)) : bytes,
    complete: plain && !cut && version === 'HTTP/1.1' && lineEnd === '\r\n' && methods.includes(method),
  };
}
