import type { SiteContent } from '../../../../content/schema/site.ts';
import { BackLink } from '../../../site/back-link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Pill } from '../../../ui/pill.tsx';
import type { NhsPractice } from '../nhs-practice.ts';

type Part = { id: string; text: string };
type Props = {
  hero: SiteContent['nhsInformationPage']['hero'];
  labels: { back: string; contents: string; lastUpdated: string };
  updated: { lastUpdated: string; lastUpdatedDate: string };
  parts: Part[];
  practices: NhsPractice[];
  /** What a practice's list is: accepting or full. */
  status: { accepting: string; listFull: string };
};

export function NhsHero({ hero, labels, parts, practices, status, updated }: Props) {
  return (
    <div className="wrap pt-2 pb-14 lg:pb-20">
      <BackLink label={labels.back} />
      <div className="mt-4 grid gap-10 lg:grid-cols-[1.35fr_1fr] lg:gap-20">
        <div>
          <h1 className="text-[clamp(2.5rem,6vw,5rem)] tracking-tight">{hero.heading}</h1>
          <p className="mt-5 max-w-[46ch] text-xl leading-relaxed">{hero.lead}</p>
          <div className="mt-7 print:hidden">
            <ButtonLink href="#booking" size="large">
              {hero.book}
            </ButtonLink>
          </div>
          <ul className="mt-8 grid w-fit gap-2">
            {practices.map((practice) => (
              <li key={practice.slug} className="grid grid-cols-[6rem_auto] items-center">
                <span className="font-display text-lg font-bold">{practice.location}</span>
                <Pill tone={practice.acceptingNHS ? 'success' : 'warning'}>
                  {practice.acceptingNHS ? status.accepting : status.listFull}
                </Pill>
              </li>
            ))}
          </ul>
          <p className="mt-8 text-ink-soft">
            {labels.lastUpdated} <time dateTime={updated.lastUpdatedDate}>{updated.lastUpdated}</time>
          </p>
        </div>
        <nav aria-labelledby="contents-heading" className="lg:pt-4">
          <h2 id="contents-heading" className="text-lg">
            {labels.contents}
          </h2>
          <ul className="mt-3 border-t border-line">
            {parts.map(({ id, text }) => (
              <li key={id} className="border-b border-line">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center justify-between gap-4 py-1.5 leading-snug hover:text-action hover:underline"
                >
                  {text}
                  <span className="rotate-90 text-action">
                    <Icon name="arrow-right" size={18} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
