import type { SiteContent } from '../../../../content/schema/site.ts';
import { BackLink } from '../../../sections/back-link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { ChargeHills } from '../charge-hills.tsx';
import type { ChargeRow } from '../charge-rows.ts';
import type { NhsPractice } from '../nhs-practice.ts';

type Part = { id: string; text: string };
type Props = {
  hero: SiteContent['nhsInformationPage']['hero'];
  labels: { back: string; contents: string; lastUpdated: string };
  updated: { lastUpdated: string; lastUpdatedDate: string };
  parts: Part[];
  practices: NhsPractice[];
  rows: readonly ChargeRow[];
  status: { accepting: string; listFull: string };
};

export function NhsHero({ hero, labels, parts, practices, rows, status, updated }: Props) {
  return (
    <div className="bg-linear-to-b from-sky-top to-sky-bottom">
      <div className="wrap pt-4">
        <BackLink label={labels.back} />
        <div className="mt-3 grid gap-6 md:gap-10 lg:grid-cols-[1.35fr_1fr] lg:gap-20">
          <div>
            <h1 className="text-heading-2xl tracking-tight">{hero.heading}</h1>
            <p className="mt-4 max-w-[46ch] text-lg leading-relaxed md:mt-5 md:text-xl">{hero.lead}</p>
            <ul className="mt-4 grid w-fit gap-1.5 md:mt-6 md:gap-2">
              {practices.map((practice) => (
                <li key={practice.slug} className="grid grid-cols-[6.5rem_auto] items-center">
                  <span className="font-display text-xl font-bold">{practice.location}</span>
                  <Pill tone={practice.acceptingNHS ? 'success' : 'warning'}>
                    {practice.acceptingNHS ? status.accepting : status.listFull}
                  </Pill>
                </li>
              ))}
            </ul>
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 md:mt-7">
              <span className="print:hidden">
                <ButtonLink href="#booking" size="large">
                  {hero.book}
                </ButtonLink>
              </span>
              <p className="text-ink-soft">
                {labels.lastUpdated} <time dateTime={updated.lastUpdatedDate}>{updated.lastUpdated}</time>
              </p>
            </div>
          </div>
          <nav aria-labelledby="contents-heading" className="lg:pt-4">
            <h2 id="contents-heading" className="text-lg">
              {labels.contents}
            </h2>
            <ul className="mt-2 grid grid-cols-2 gap-x-6 border-t border-ink/25 lg:mt-3 lg:grid-cols-1">
              {parts.map(({ id, text }) => (
                <li key={id} className="border-b border-ink/25">
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center justify-between gap-2 py-1.5 text-base leading-tight lg:gap-4 lg:text-[length:inherit] lg:leading-snug hover:text-action hover:underline"
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
      <ChargeHills rows={rows} />
    </div>
  );
}
