import { BackLink } from '../../site/back-link.tsx';
import { Prose } from '../../ui/prose.tsx';

type Props = {
  heading: string;
  lead: string;
  lastUpdated: string;
  lastUpdatedDate: string;
  lastUpdatedLabel: string;
  html: string;
  back: string;
};

export function LegalPage({ back, heading, html, lastUpdated, lastUpdatedDate, lastUpdatedLabel, lead }: Props) {
  return (
    <article className="wrap pt-4 pb-20 lg:pb-28">
      <BackLink label={back} />
      <header className="mt-4 max-w-[46rem] border-b border-line pb-8">
        <h1 className="text-[clamp(2.5rem,5.5vw,4.5rem)]">{heading}</h1>
        <p className="mt-5 text-xl leading-relaxed">{lead}</p>
        <p className="mt-4 text-ink-soft">
          {lastUpdatedLabel} <time dateTime={lastUpdatedDate}>{lastUpdated}</time>
        </p>
      </header>
      <div className="mt-8">
        <Prose html={html} />
      </div>
    </article>
  );
}
