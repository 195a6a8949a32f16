import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { Prose } from '../../../ui/prose.tsx';

export type LegalText = SiteContent['legalPages'][number] & { contents: { id: string; text: string }[]; html: string };

/** The HTML of a chapter without its heading. */
function chapter(html: string, id: string): string {
  const found = html.split(/(?=<h2[\s>])/).find((part) => part.startsWith(`<h2 id="${id}"`)) ?? '';
  return found.replace(/^<h2.*?<\/h2>/s, '');
}

export function LegalTextSection({ legal }: { legal: LegalText }) {
  return (
    <section id="rules" className="py-12 md:py-16 lg:py-24">
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-3 lg:grid-cols-[1.2fr_1fr] lg:items-end">
          <h2 className="max-w-[12.3em] text-heading-m">{legal.heading}</h2>
          <p className="max-w-[60ch] text-lg leading-relaxed md:text-xl">{legal.lead}</p>
        </div>
        <div className="mt-6 border-b border-line md:mt-10">
          {legal.contents.map(({ id, text }) => (
            <details key={id} className="unfolds unfolds-disc border-t border-line">
              <summary className="min-h-16 py-3 hover:text-action md:min-h-20">
                <h2 id={id} className="text-2xl md:text-3xl">
                  {text}
                </h2>
              </summary>
              <div className="chapter pt-2 pb-8">
                <Prose html={chapter(legal.html, id)} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
