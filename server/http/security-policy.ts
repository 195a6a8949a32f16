import { createHash } from 'node:crypto';

type Settings = {
  /** The script of the enquiry chatbot, where one is configured. */
  chatbot: { src: string } | undefined;
  /** Whether the site is reached by TLS, so that nothing of it may be fetched without. */
  secure: boolean;
};

/** Where the film player comes from, after the visitor has asked for it. */
const filmHost = 'https://www.youtube-nocookie.com';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** A data block such as JSON-LD is never run, and needs no leave to. */
const isRun = (attributes: string) => !/\stype="application\//.test(attributes);

/** The hash of every inline script that the finished document runs. */
function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => isRun(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [...new Set(hashes)];
}

/**
 * What the browser may load and run for this document: our own files, the inline scripts that the server wrote, and the
 * chatbot where there is one. A script that got into a page in any other way does not run.
 */
export function securityPolicy(html: string, { chatbot, secure }: Settings): string {
  const chat = chatbot ? [new URL(chatbot.src).origin] : [];
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes(html), ...chat],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...chat],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...chat],
    'manifest-src': ["'self'"],
    'frame-src': [filmHost, ...chat],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
