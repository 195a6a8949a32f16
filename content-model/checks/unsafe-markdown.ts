import { type ContentFile, oncePerFile } from '../content-file.ts';
import { unsafeParts } from '../markdown.ts';
import { quote } from '../plain-text.ts';
import type { SiteContent } from '../schema/site.ts';
import { fillLine } from './facts-in-prose.ts';
import { type Finding, finding } from './finding.ts';

const html = ['HTML', 'Remove it: pages show no HTML. To show the sign <, write \\<.'] as const;
const unsafeLink = ['an unsafe link', 'Use a link that starts with a slash, https://, mailto: or tel:.'] as const;

const unsafeAsWritten = oncePerFile(({ body }) => unsafeParts(body?.text ?? ''));

/** HTML in Markdown, and links that can run scripts. Articles to come have their own check, which allows some HTML. */
export function unsafeMarkdown(files: readonly ContentFile[], content: SiteContent | undefined): Finding[] {
  return files.flatMap((file) => {
    const { body } = file;
    if (!body || file.file.startsWith('blog-backlog/')) return [];
    const lines = body.text.split('\n');
    return (
      (body.text.includes('{{') ? unsafeParts(fillLine(body.text, content)) : unsafeAsWritten(file))
        // unknownFacts reports placeholders that could not be filled in.
        .filter(({ address }) => !address?.startsWith('{{'))
        .map(({ address, raw }) => {
          const [start = ''] = raw.trim().split('\n');
          const found = lines.findIndex((text) => text.includes(start));
          const place = { file: file.file, line: body.line + Math.max(0, found) };
          const [what, advice] = address === undefined ? html : unsafeLink;
          return finding('unsafe-markdown', `${quote(raw)} is ${what}.`, [place], advice);
        })
    );
  });
}
