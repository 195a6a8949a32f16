import { createHash } from 'node:crypto';

type Settings = {
  /** Source code of the inline scripts and styles in pages. */
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  chatbot: { src: string } | undefined;
  /** Other hosts that pictures of articles may come from. */
  imageHosts: readonly string[];
  /** Whether the site uses HTTPS. Browsers then upgrade every request. */
  secure: boolean;
};

/** Host of the video player, which loads only after a click. */
export const videoHost = 'https://www.youtube-nocookie.com';

/** Allows an inline script or style. */
export const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const serialisePolicy = (rules: Record<string, string[]>) =>
  Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** For pages: allows our own files, our inline scripts and styles by hash, and the configured chatbot and image hosts. */
export function contentSecurityPolicy({ chatbot, imageHosts, inlineScripts, inlineStyles, secure }: Settings): string {
  const chat = chatbot ? [new URL(chatbot.src).origin] : [];
  return serialisePolicy({
    // Covers the manifest, because WebKitGTK does not support 'manifest-src', and pages that Firefox prefetches.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(sourceHash), ...chat],
    'style-src': ["'self'", ...inlineStyles.map(sourceHash)],
    'img-src': ["'self'", ...imageHosts, ...chat],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...chat],
    'worker-src': ["'self'"],
    'media-src': ["'none'"],
    'frame-src': [videoHost, ...chat],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

const commonRules = { 'base-uri': ["'none'"], 'form-action': ["'none'"], 'frame-ancestors': ["'none'"] };

/** For responses other than pages: opened directly, they load and run nothing. */
export const dataPolicy = serialisePolicy({ 'default-src': ["'none'"], ...commonRules });

/** For SVG drawings, which have their colours in a style element. */
export const drawingPolicy = serialisePolicy({ 'default-src': ["'none'"], 'style-src': ["'unsafe-inline'"], ...commonRules });
