import type { MiddlewareHandler } from 'hono';
import type { Hosts, Site } from './hosts.ts';
import { dataPolicy, drawingPolicy, filmHost } from './security-policy.ts';

/** With ourselves, for the sake of the player: Chromium hands a feature on only where the page itself has it. */
const player = `self "${filmHost}"`;

/** A feature that is not named here keeps the browser's own rule, which for most is: this site, and nobody framed in it. */
const permissions = Object.entries({
  // For the nearest practice, and only when the visitor asks.
  geolocation: 'self',
  autoplay: player,
  fullscreen: player,
  'encrypted-media': player,
  accelerometer: '',
  camera: '',
  'display-capture': '',
  gyroscope: '',
  magnetometer: '',
  microphone: '',
  midi: '',
  payment: '',
  'publickey-credentials-get': '',
  'screen-wake-lock': '',
  usb: '',
  'xr-spatial-tracking': '',
})
  .map(([feature, allowed]) => `${feature}=(${allowed})`)
  .join(', ');

/** With the subdomains, as the verification standard has it; a year, so that a visit a year keeps it alive. */
const transportSecurity = 'max-age=31536000; includeSubDomains';

const ofEveryAnswer = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissions,
};

/** A page brings its own policy with the hashes of its scripts. A worker's script would be held to the one that it comes with. */
function policyFor(type: string, own: string | null): string | null {
  if (type.startsWith('image/svg+xml')) return drawingPolicy;
  return own ?? (/^text\/(?:html|javascript)/.test(type) ? null : dataPolicy);
}

/** Puts into the headers of an answer what every answer says to the browser. */
export function addSecurityHeaders(headers: Headers, { secure, status }: { secure: boolean; status: number }): void {
  for (const [name, value] of Object.entries(ofEveryAnswer)) headers.set(name, value);
  // A picture that others show beside a link to us says for itself that they may.
  if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  // The player fails without a referrer. A page behind a signed link says for itself that it tells nobody its address.
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (secure) headers.set('Strict-Transport-Security', transportSecurity);
  // The browser takes over what a 304 says: one without a policy leaves the page that it holds as it was.
  if (status === 304) return;
  const policy = policyFor(headers.get('Content-Type') ?? '', headers.get('Content-Security-Policy'));
  if (policy) headers.set('Content-Security-Policy', policy);
}

export const isSecure = (site: Site | undefined) => site?.base.startsWith('https:') ?? false;

/**
 * For whoever made the answer: pages, files, data, refusals and failures alike. There is no Cross-Origin-Embedder-Policy: the
 * film player would have to agree to it, and does not.
 */
export function securityHeaders(hosts: Hosts): MiddlewareHandler {
  return async (context, next) => {
    await next();
    // Some answers come with headers that cannot be changed; Hono makes a copy of those.
    context.header('X-Content-Type-Options', 'nosniff');
    const { headers, status } = context.res;
    addSecurityHeaders(headers, { secure: isSecure(hosts.find(context.req.header('host'))), status });
  };
}
