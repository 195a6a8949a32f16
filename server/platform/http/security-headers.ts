import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { dataPolicy, drawingPolicy, videoHost } from './content-security-policy.ts';
import type { Hosts } from './hosts.ts';

/** Includes 'self', because Chromium delegates a feature only if the page itself has it. */
const player = ['self', videoHost];

/** Features not listed keep the browser's default, which for most is this site but not its frames. */
const permissionsPolicy = {
  // For 'nearest practice', on request.
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

/** No Cross-Origin-Embedder-Policy, because the video player does not support it. */
const commonHeaders = (strictTransportSecurity: string | false) =>
  secureHeaders({
    strictTransportSecurity,
    permissionsPolicy,
    // Set below, unless the response has its own.
    crossOriginResourcePolicy: false,
    referrerPolicy: false,
    // For old browsers only. The content security policy covers these.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/**
 * Security headers for all responses, including errors.
 * @param documentPolicy for pages without their own
 */
export function securityHeaders(hosts: Hosts, documentPolicy: () => string | undefined): MiddlewareHandler {
  // One year with subdomains, as OWASP ASVS requires.
  const https = commonHeaders('max-age=31536000; includeSubDomains');
  const http = commonHeaders(false);

  function policyFor(type: string): string | undefined {
    if (type.startsWith('image/svg+xml')) return drawingPolicy;
    if (type.startsWith('text/html')) return documentPolicy();
    // A worker would run under the policy of its script.
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
      // Share pictures override this, because other sites show them.
      byDefault('Cross-Origin-Resource-Policy', 'same-origin');
      // The video player needs a referrer. Pages behind signed links override this.
      byDefault('Referrer-Policy', 'strict-origin-when-cross-origin');
      // Browsers apply the headers of a 304 to their stored page. A page has its own policy; computing one would hash its colours.
      if (status !== 304 && !headers.has('Content-Security-Policy'))
        byDefault('Content-Security-Policy', policyFor(headers.get('Content-Type') ?? ''));
    });
  };
}
