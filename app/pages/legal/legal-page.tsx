import type { SiteContent } from '../../../content-model/schema/site.ts';
import { BackLink } from '../../sections/back-link.tsx';
import { PageContents } from '../../sections/page-contents.tsx';
import { Prose } from '../../ui/prose.tsx';

type Props = Pick<SiteContent, 'navigation'> & {
  document: SiteContent['legalPages'][number];
  contents: { id: string; text: string }[];
  html: string;
};

export function LegalPage({ contents, document, html, navigation }: Props) {
  return (
    <article className="wrap pt-2 pb-20 lg:pb-28">
      <BackLink label={navigation.backLabel} />
      <header className="mt-4 border-b border-line pb-8">
        <h1 className="max-w-[8.6em] text-heading-2xl tracking-tight">{document.heading}</h1>
        <p className="mt-5 max-w-[56ch] text-xl leading-relaxed">{document.lead}</p>
        {document.lastUpdated ? (
          <p className="mt-4 text-ink-soft">
            {navigation.pageLastUpdated} <time dateTime={document.lastUpdatedDate}>{document.lastUpdated}</time>
          </p>
        ) : null}
      </header>
      <div className="mt-8 grid gap-10 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <PageContents label={navigation.pageContents} contents={contents} />
        <Prose html={html} />
      </div>
    </article>
  );
}
