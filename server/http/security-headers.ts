import type { MiddlewareHandler } from 'hono';
import type { Hosts } from './hosts.ts';
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
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions,
};

/** A page brings its own policy with the hashes of its scripts. A worker's script would be held to the one that it comes with. */
function policyFor(type: string, own: string | null): string | null {
  if (type.startsWith('image/svg+xml')) return drawingPolicy;
  return own ?? (/^text\/(?:html|javascript)/.test(type) ? null : dataPolicy);
}

/**
 * What every answer says to the browser, whoever made it: pages, files, data, refusals and failures alike. There is no
 * Cross-Origin-Embedder-Policy: the film player would have to agree to it, and does not.
 */
export function securityHeaders(hosts: Hosts): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(ofEveryAnswer)) context.header(name, value);
    // The player fails without a referrer. A page behind a signed link says for itself that it tells nobody its address.
    if (!context.res.headers.has('Referrer-Policy')) context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (hosts.find(context.req.header('host'))?.base.startsWith('https:')) {
      context.header('Strict-Transport-Security', transportSecurity);
    }
    // The browser takes over what a 304 says: one without a policy leaves the page that it holds as it was.
    if (context.res.status === 304) return;
    const policy = policyFor(context.res.headers.get('Content-Type') ?? '', context.res.headers.get('Content-Security-Policy'));
    if (policy) context.header('Content-Security-Policy', policy);
  };
}
