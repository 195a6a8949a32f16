/** A response to score. `address` is the public address, not the one the test connected to. */
export type Scanned = {
  address: string;
  headers: Headers;
  body: string;
};

export type Part = { test: string; result: string; points: number };
export type Score = { points: number; parts: Part[] };

type Directives = Map<string, string[]>;

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];
const isHashOrNonce = (source: string) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source);
const holds = (sources: string[], unwanted: string[]) => sources.some((source) => unwanted.includes(source));

function directives(header: string | null): Directives | undefined {
  if (!header) return undefined;
  const rules = header
    .split(';')
    .map((rule) => rule.trim().split(/\s+/))
    .filter(([name]) => name);
  return new Map(rules.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function contentSecurityPolicy(policy: Directives | undefined, secure: boolean): Omit<Part, 'test'> {
  if (!policy) return { result: 'not implemented', points: -25 };
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  // Browsers that support hashes ignore 'unsafe-inline' next to them, and so does the score.
  const effective = (list: string[]) => (list.some(isHashOrNonce) ? list.filter((source) => source !== "'unsafe-inline'") : list);
  const script = effective(sources('script-src'));
  const style = effective(sources('style-src'));
  const passive = [...sources('img-src'), ...sources('media-src')];
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src').flatMap(([, list]) => list);
  const insecure = (list: string[]) => secure && list.some((source) => /^(?:http|ftp):/.test(source));
  if (holds(script, [...broad, ...inline]) || holds(sources('object-src'), broad)) return { result: 'unsafe', points: -20 };
  if (insecure(active)) return { result: 'insecure scheme', points: -20 };
  if ([...script, ...style].includes("'unsafe-eval'")) return { result: 'unsafe-eval', points: -10 };
  if (insecure(passive)) return { result: 'insecure scheme for pictures', points: -10 };
  if (holds(style, [...broad, ...inline])) return { result: 'unsafe styles', points: 0 };
  const all = policy.get('default-src');
  if (all?.length === 1 && all[0] === "'none'") return { result: "nothing unsafe, default-src 'none'", points: 10 };
  return { result: 'nothing unsafe', points: 5 };
}

function cookies(headers: Headers, hsts: boolean): Omit<Part, 'test'> {
  const set = headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  if (set.length === 0) return { result: 'none', points: 0 };
  if (set.some((cookie) => !/;\s*secure/.test(cookie))) return { result: 'without Secure', points: hsts ? -5 : -20 };
  if (set.every((cookie) => /;\s*samesite=(?:lax|strict)/.test(cookie))) return { result: 'Secure and SameSite', points: 5 };
  return { result: 'Secure', points: 0 };
}

function crossOriginSharing(headers: Headers): Omit<Part, 'test'> {
  const origin = headers.get('access-control-allow-origin');
  if (!origin) return { result: 'not implemented', points: 0 };
  if (headers.get('access-control-allow-credentials') === 'true' && origin !== 'null')
    return { result: 'any origin with credentials', points: -50 };
  return { result: 'without credentials', points: 0 };
}

function referrerPolicy(headers: Headers): Omit<Part, 'test'> {
  const value = headers.get('referrer-policy');
  if (!value) return { result: 'not implemented', points: 0 };
  const last = value.split(',').at(-1)?.trim().toLowerCase() ?? '';
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last);
  return isPrivate ? { result: 'private', points: 5 } : { result: 'unsafe or unknown', points: -5 };
}

const sixMonths = 15_768_000;

function transportSecurity(headers: Headers, secure: boolean): Omit<Part, 'test'> {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (!secure || age === undefined) return { result: 'not implemented', points: -20 };
  if (Number(age) < sixMonths) return { result: 'less than six months', points: -10 };
  // Observatory adds 5 points for hosts on the preload list, which headers cannot show.
  return { result: 'six months or more', points: 0 };
}

function subresourceIntegrity({ address, body, headers }: Scanned): Omit<Part, 'test'> {
  if (!headers.get('content-type')?.startsWith('text/html')) return { result: 'no HTML', points: 0 };
  const tags = [...body.matchAll(/<script\b([^>]*?)\ssrc="([^"]*)"([^>]*)>/g)];
  const scripts = tags.map(([tag, , source = '']) => ({
    source,
    url: new URL(source, address),
    hashed: /\sintegrity="/.test(tag),
  }));
  const foreign = scripts.filter(({ source, url }) => source.startsWith('//') || url.hostname !== new URL(address).hostname);
  const open = foreign.filter(({ source, url }) => source.startsWith('//') || url.protocol !== 'https:');
  if (open.some(({ hashed }) => !hashed)) return { result: 'foreign scripts in the open', points: -50 };
  if (open.length > 0) return { result: 'foreign scripts with a hash in the open', points: -20 };
  if (foreign.some(({ hashed }) => !hashed)) return { result: 'foreign scripts without a hash', points: -5 };
  if (scripts.some(({ hashed }) => hashed)) return { result: 'implemented', points: 5 };
  return { result: 'every script from our own origin', points: 0 };
}

function framing(headers: Headers, policy: Directives | undefined): Omit<Part, 'test'> {
  if (policy?.has('frame-ancestors')) return { result: 'by frame-ancestors', points: 5 };
  const set = /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '');
  return set ? { result: 'by X-Frame-Options', points: 0 } : { result: 'not implemented', points: -20 };
}

function resourcePolicy(headers: Headers): Omit<Part, 'test'> {
  const value = headers.get('cross-origin-resource-policy');
  if (value === 'same-origin' || value === 'same-site') return { result: value, points: 10 };
  if (value === null || value === 'cross-origin') return { result: value ?? 'not implemented', points: 0 };
  return { result: 'unknown', points: -5 };
}

/**
 * Scores a response by the ten tests and modifiers that Mozilla's HTTP Observatory publishes
 * (https://github.com/mdn/mdn-http-observatory, src/analyzer/tests and src/grader/charts.js). The score starts at 100. Bonus
 * points count only if no more than ten points were lost.
 */
export function observatoryScore(scanned: Scanned): Score {
  const { address, headers } = scanned;
  const secure = new URL(address).protocol === 'https:';
  const policy = directives(headers.get('content-security-policy'));
  const nosniff = headers.get('x-content-type-options') === 'nosniff';
  const parts: Part[] = [
    { test: 'Content Security Policy', ...contentSecurityPolicy(policy, secure) },
    { test: 'Cookies', ...cookies(headers, headers.has('strict-transport-security')) },
    { test: 'Cross-Origin Resource Sharing', ...crossOriginSharing(headers) },
    { test: 'Redirection', result: 'not needed, nothing answers without TLS', points: 0 },
    { test: 'Referrer Policy', ...referrerPolicy(headers) },
    { test: 'Strict Transport Security', ...transportSecurity(headers, secure) },
    { test: 'Subresource Integrity', ...subresourceIntegrity(scanned) },
    { test: 'X-Content-Type-Options', result: nosniff ? 'nosniff' : 'not implemented', points: nosniff ? 0 : -5 },
    { test: 'X-Frame-Options', ...framing(headers, policy) },
    { test: 'Cross-Origin Resource Policy', ...resourcePolicy(headers) },
  ];
  const sum = (chosen: Part[]) => chosen.reduce((total, { points }) => total + points, 100);
  const withoutBonus = sum(parts.filter(({ points }) => points < 0));
  return { points: Math.max(0, withoutBonus >= 90 ? sum(parts) : withoutBonus), parts };
}
