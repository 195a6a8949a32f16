import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { brandCss } from '../content-model/brand-css.ts';
import { serialisePolicy, sourceHash } from '../server/platform/http/content-security-policy.ts';
import type { DeskServices } from './services.ts';

const deskPolicy = (colours: string) =>
  serialisePolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", sourceHash(colours)],
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });

/** Nothing inline but the brand's colours, by hash, and nothing from elsewhere. */
export function deskHeaders(services: DeskServices): MiddlewareHandler {
  const { config, deskUrl } = services;
  const isSecure = deskUrl.startsWith('https:');
  const headers = secureHeaders({
    strictTransportSecurity: isSecure ? 'max-age=31536000; includeSubDomains' : false,
    // Not 'no-referrer': browsers then post forms with the origin 'null'.
    referrerPolicy: 'same-origin',
    xFrameOptions: 'SAMEORIGIN',
    xXssProtection: false,
  });
  return (context, next) =>
    headers(context, async () => {
      await next();
      // Vite's scripts in development allow no policy.
      if (config.mode !== 'development' && !context.res.headers.has('Content-Security-Policy'))
        context.header('Content-Security-Policy', deskPolicy(brandCss(services.content.brand)));
      if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
      context.header('X-Robots-Tag', 'noindex');
    });
}
