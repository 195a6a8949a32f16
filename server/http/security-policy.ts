import { createHash } from 'node:crypto';

type Settings = {
  /** The script of the enquiry chatbot, where one is configured. */
  chatbot: { src: string } | undefined;
  /** Whether the site is reached by TLS, so that nothing of it may be fetched without. */
  secure: boolean;
};

/** Where the film player comes from, after the visitor has asked for it. */
export const filmHost = 'https://www.youtube-nocookie.com';

const end = '</body></html>';

/**
 * The scripts that close the document, with nothing but comments between them. Those are the router's: whatever came out
 * of the database stands further up, with the footer after it. A script in an article is therefore none of ours, however
 * it got there, and no hash lets it run.
 */
function closingScripts(html: string): string[] {
  const document = html.trimEnd();
  if (!document.endsWith(end)) return [];
  const scripts: string[] = [];
  let rest = document.slice(0, -end.length);
  for (;;) {
    const isScript = rest.endsWith('</script>');
    if (!isScript && !rest.endsWith('-->')) return scripts;
    const start = rest.lastIndexOf(isScript ? '<script' : '<!--');
    if (start < 0) return scripts;
    if (isScript) scripts.unshift(rest.slice(start));
    rest = rest.slice(0, start);
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineScript = /^<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*)<\/script>$/;

/** A data block such as JSON-LD is never run, and needs no leave to. */
const isRun = (attributes: string) => !/\stype="application\//.test(attributes);

/** The hash of every inline script that the server wrote for this document. */
function scriptHashes(html: string): string[] {
  const hashes = closingScripts(html).flatMap((element) => {
    const [, attributes, script] = inlineScript.exec(element) ?? [];
    if (attributes === undefined || script === undefined || !isRun(attributes)) return [];
    return [hashOf(script)];
  });
  return [...new Set(hashes)];
}

/** The one style that the server writes into the head of a page; nothing there comes out of an article. */
function styleHashes(html: string): string[] {
  const [, style] = /<style>([\s\S]*?)<\/style>/.exec(html.slice(0, html.indexOf('</head>'))) ?? [];
  return style === undefined ? [] : [hashOf(style)];
}

const written = (rules: Record<string, string[]>) =>
  Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * What the browser may load and run for this document: our own files, the inline scripts that the server wrote, and the
 * chatbot where there is one. A script that got into a page in any other way does not run.
 */
export function securityPolicy(html: string, { chatbot, secure }: Settings): string {
  const chat = chatbot ? [new URL(chatbot.src).origin] : [];
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes(html), ...chat],
    'style-src': ["'self'", ...styleHashes(html)],
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
