import { BackLink } from '../../sections/back-link.tsx';
import { PageContents } from '../../sections/page-contents.tsx';
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
        <h1 className="max-w-[14ch] text-heading-2xl tracking-tight">{heading}</h1>
        <p className="mt-5 max-w-[56ch] text-xl leading-relaxed">{lead}</p>
        <p className="mt-4 text-ink-soft">
          {updated.lastUpdatedLabel} <time dateTime={updated.lastUpdatedDate}>{updated.lastUpdated}</time>
        </p>
      </header>
      <div className="mt-8 grid gap-10 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <PageContents label={contentsLabel} contents={contents} />
        <Prose html={html} />
      </div>
    </article>
  );
}
