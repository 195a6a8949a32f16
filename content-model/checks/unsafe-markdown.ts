import { type ContentFile, oncePerFile } from '../content-file.ts';
import { unsafeParts } from '../markdown.ts';
import { quote } from '../plain-text.ts';
import type { SiteContent } from '../schema/site.ts';
import { fillLine } from './facts-in-prose.ts';
import type { Finding } from './finding.ts';

const html = { what: 'HTML', advice: 'Remove it: pages show no HTML.', note: 'To show the sign <, write \\<.' };
const unsafeLink = { what: 'an unsafe link', advice: 'Use a link that starts with a slash, https://, mailto: or tel:.' };

const unsafeAsWritten = oncePerFile(({ body }) => unsafeParts(body?.text ?? ''));

/** HTML in Markdown, and links that can run scripts. Articles have their own check, which allows some HTML. */
export function unsafeMarkdown(files: readonly ContentFile[], content: SiteContent | undefined): Finding[] {
  return files.flatMap((file) => {
    const { body } = file;
    if (!body || /^(articles|blog-backlog)\//.test(file.file)) return [];
    const lines = body.text.split('\n');
    return (
      (body.text.includes('{{') ? unsafeParts(fillLine(body.text, content)) : unsafeAsWritten(file))
        // unknownFacts reports placeholders that could not be filled in.
        .filter(({ address }) => !address?.startsWith('{{'))
        .map(({ address, raw }) => {
          const [start = ''] = raw.trim().split('\n');
          const index = Math.max(
            0,
            lines.findIndex((text) => text.includes(start)),
          );
          const places = [{ file: file.file, line: body.line + index, field: ['body', index] }];
          const { what, ...advice } = address === undefined ? html : unsafeLink;
          return { kind: 'unsafe-markdown', message: `${quote(raw)} is ${what}.`, places, ...advice };
        })
    );
  });
}
