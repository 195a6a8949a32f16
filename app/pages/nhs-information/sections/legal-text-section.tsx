import { Prose } from '../../../ui/prose.tsx';

export type LegalText = {
  heading: string;
  lead: string;
  lastUpdated: string;
  lastUpdatedDate: string;
  contents: { id: string; text: string }[];
  html: string;
};

/** The text of a chapter without its heading, cut before each smaller heading. */
function passages(html: string, id: string): string[] {
  const chapter = html.split(/(?=<h2[\s>])/).find((part) => part.startsWith(`<h2 id="${id}"`)) ?? '';
  return chapter.replace(/^<h2.*?<\/h2>/s, '').split(/(?=<h3[\s>])/);
}

/**
 * A chapter's name stays beside it while it is read, and its passages stand two abreast where there is room. Never faded in:
 * on a small screen a tenth of so long a text is more than the screen holds.
 */
export function LegalTextSection({ contentsLabel, legal }: { contentsLabel: string; legal: LegalText }) {
  return (
    <section id="rules" aria-labelledby="rules-heading" className="py-16 lg:py-24">
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[1.2fr_1fr] lg:items-end">
          <h2 id="rules-heading" className="max-w-[20ch] text-[clamp(2rem,4vw,3.25rem)]">
            {legal.heading}
          </h2>
          <p className="max-w-[60ch] text-xl leading-relaxed">{legal.lead}</p>
        </div>
        <nav aria-label={`${contentsLabel}: ${legal.heading}`} className="mt-8">
          <ul className="flex flex-wrap gap-2">
            {legal.contents.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center rounded-full border border-ink-soft/60 px-5 hover:border-ink hover:bg-mist"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {legal.contents.map(({ id, text }) => (
          <div
            key={id}
            className="mt-12 grid gap-x-12 gap-y-6 border-t-2 border-ink pt-6 lg:mt-16 lg:grid-cols-[15rem_1fr] lg:pt-8"
          >
            <h2 id={id} className="text-3xl lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
              {text}
            </h2>
            <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
              {passages(legal.html, id).map((passage) => (
                <Prose key={passage} html={passage} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
