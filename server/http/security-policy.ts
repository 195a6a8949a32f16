import { createHash } from 'node:crypto';

type Settings = {
  /** The code of the inline scripts that pages contain. */
  inlineScripts: readonly string[];
  /** The script of the enquiry chatbot, where one is configured. */
  chatbot: { src: string } | undefined;
  /** Whether the site is reached by TLS, so that nothing of it may be fetched without. */
  secure: boolean;
};

/** Where the film player comes from, after the visitor has asked for it. */
export const filmHost = 'https://www.youtube-nocookie.com';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const written = (rules: Record<string, string[]>) =>
  Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** The policy of a page: our own files, our inline scripts by hash, and the chatbot if one is configured. */
export function securityPolicy({ chatbot, inlineScripts, secure }: Settings): string {
  const chat = chatbot ? [new URL(chatbot.src).origin] : [];
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(hashOf), ...chat],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...chat],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...chat],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [filmHost, ...chat],
    'frame-ancestors': ["'none'"],
    // As good as said by default-src; the verification standard wants it by name.
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

const nothing = { 'base-uri': ["'none'"], 'form-action': ["'none'"], 'frame-ancestors': ["'none'"] };

/** For answers that are no page: opened by themselves they load nothing and run nothing. */
export const dataPolicy = written({ 'default-src': ["'none'"], ...nothing });

/** A drawing carries its colours in a style element of its own. */
export const drawingPolicy = written({ 'default-src': ["'none'"], 'style-src': ["'unsafe-inline'"], ...nothing });
