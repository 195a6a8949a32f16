import { Prose } from '../../../ui/prose.tsx';

export type LegalText = {
  heading: string;
  lead: string;
  lastUpdated: string;
  lastUpdatedDate: string;
  contents: { id: string; text: string }[];
  html: string;
};

/** Never faded in: on a small screen a tenth of so long a text is more than the screen holds. */
export function LegalTextSection({ contentsLabel, legal }: { contentsLabel: string; legal: LegalText }) {
  return (
    <section id="rules" aria-labelledby="rules-heading" className="py-16 lg:py-24">
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
          <h2 id="rules-heading" className="max-w-[20ch] text-[clamp(2rem,4vw,3.25rem)]">
            {legal.heading}
          </h2>
          <p className="mt-4 max-w-[60ch] text-xl leading-relaxed">{legal.lead}</p>
          <nav aria-label={`${contentsLabel}: ${legal.heading}`} className="mt-6 max-lg:hidden">
            <ul className="border-l-2 border-line">
              {legal.contents.map(({ id, text }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-9 items-center py-1 pl-4 text-base text-ink-soft hover:text-ink hover:underline"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <Prose html={legal.html} />
      </div>
    </section>
  );
}
