import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { dataPolicy, drawingPolicy, filmHost } from './content-security-policy.ts';
import type { Hosts } from './hosts.ts';

/** With ourselves, for the sake of the player: Chromium hands a feature on only where the page itself has it. */
const player = ['self', filmHost];

/** A feature that is not named keeps the browser's default, which for most is: this site, and nobody framed in it. */
const permissionsPolicy = {
  // For the nearest practice, and only when the visitor asks.
  geolocation: ['self'],
  autoplay: player,
  fullscreen: player,
  encryptedMedia: player,
  accelerometer: [],
  camera: [],
  displayCapture: [],
  gyroscope: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  publickeyCredentialsGet: [],
  screenWakeLock: [],
  usb: [],
  xrSpatialTracking: [],
};

/** On every response. There is no Cross-Origin-Embedder-Policy: the film player would have to agree to it, and does not. */
const onEveryResponse = (strictTransportSecurity: string | false) =>
  secureHeaders({
    strictTransportSecurity,
    permissionsPolicy,
    // Set below, unless the response brings its own.
    crossOriginResourcePolicy: false,
    referrerPolicy: false,
    // Old browsers only; the security policy says the same.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/**
 * Security headers for pages, files, data, refusals and failures alike.
 * @param documentPolicy of pages that bring no policy; in development Vite's scripts allow none
 */
export function securityHeaders(hosts: Hosts, documentPolicy?: string): MiddlewareHandler {
  // With the subdomains, as the verification standard has it; a year, so that a visit a year keeps it alive.
  const https = onEveryResponse('max-age=31536000; includeSubDomains');
  const http = onEveryResponse(false);

  function policyFor(type: string): string | undefined {
    if (type.startsWith('image/svg+xml')) return drawingPolicy;
    if (type.startsWith('text/html')) return documentPolicy;
    // A worker's script would be held to the policy that it comes with.
    return type.startsWith('text/javascript') ? undefined : dataPolicy;
  }

  return (context, next) => {
    const isSecure = hosts.find(context.req.header('host'))?.base.startsWith('https:');
    return (isSecure ? https : http)(context, async () => {
      await next();
      const { headers, status } = context.res;
      const byDefault = (name: string, value: string | undefined) => {
        if (value && !headers.has(name)) context.header(name, value);
      };
      // Other sites show the pictures that stand beside a link to us.
      byDefault('Cross-Origin-Resource-Policy', 'same-origin');
      // The player fails without a referrer. A page behind a signed link sends none.
      byDefault('Referrer-Policy', 'strict-origin-when-cross-origin');
      // The browser applies what a 304 says to the page that it holds.
      if (status !== 304) byDefault('Content-Security-Policy', policyFor(headers.get('Content-Type') ?? ''));
    });
  };
}
