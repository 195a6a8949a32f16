import { BackLink } from '../../sections/back-link.tsx';
import { Prose } from '../../ui/prose.tsx';

type Props = {
  heading: string;
  lead: string;
  lastUpdated: string;
  lastUpdatedDate: string;
  lastUpdatedLabel: string;
  contentsLabel: string;
  contents: { id: string; text: string }[];
  html: string;
  back: string;
};

export function LegalPage({ back, contents, contentsLabel, heading, html, lead, ...updated }: Props) {
  return (
    <article className="wrap pt-2 pb-20 lg:pb-28">
      <BackLink label={back} />
      <header className="mt-4 border-b border-line pb-8">
        <h1 className="max-w-[14ch] text-[clamp(2.5rem,6vw,5rem)] tracking-tight">{heading}</h1>
        <p className="mt-5 max-w-[56ch] text-xl leading-relaxed">{lead}</p>
        <p className="mt-4 text-ink-soft">
          {updated.lastUpdatedLabel} <time dateTime={updated.lastUpdatedDate}>{updated.lastUpdated}</time>
        </p>
      </header>
      <div className="mt-8 grid gap-10 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <nav aria-label={contentsLabel} className="lg:sticky lg:top-28 lg:self-start">
          <h2 className="text-lg">{contentsLabel}</h2>
          <ul className="mt-2 gap-x-8 border-l-2 border-line sm:max-lg:columns-2 sm:max-lg:border-l-0 md:max-lg:columns-3">
            {contents.map(({ id, text }) => (
              <li key={id} className="break-inside-avoid">
                <a
                  href={`#${id}`}
                  className="-ml-0.5 flex min-h-9 items-center border-l-2 border-transparent py-1 pl-4 text-base text-ink-soft sm:max-lg:ml-0 sm:max-lg:border-l-0 sm:max-lg:pl-0 hover:border-action hover:text-ink"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Prose html={html} />
      </div>
    </article>
  );
}
