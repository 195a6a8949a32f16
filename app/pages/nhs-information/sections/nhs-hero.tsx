import type { SiteContent } from '../../../../content-model/schema/site.ts';
import hills from '../../../../drawings/pictures/pages/charge-hills.svg?raw';
import type { ChargesInForce } from '../../../practices/charges-in-force.ts';
import { ChargesNote } from '../../../practices/charges-note.tsx';
import { BackLink } from '../../../sections/back-link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { InlineDrawing } from '../../../ui/inline-drawing.tsx';
import { Pill } from '../../../ui/pill.tsx';
import type { NhsPractice } from '../nhs-practice.ts';

/** Label positions, on top of each hill. */
const tops = ['left-[18%] bottom-[27%]', 'left-[45%] bottom-[44%]', 'left-[81%] bottom-[76%]'];

/** The three bands as hills of rising height. Hidden from screen readers, because the table below has the same data. */
function ChargeHills({ rows }: Pick<ChargesInForce, 'rows'>) {
  return (
    <div aria-hidden="true" className="relative mt-10 h-[clamp(13rem,26vw,24rem)] lg:mt-20 forced-colors:hidden print:hidden">
      <InlineDrawing svg={hills} className="absolute inset-0 [&>svg]:size-full" />
      {rows.slice(0, tops.length).map((row, index) => (
        <p key={row.band} className={`absolute grid w-max -translate-x-1/2 justify-items-center text-center ${tops[index]}`}>
          <span className="text-base leading-tight font-semibold">{row.name}</span>
          <span className="font-display text-[clamp(min(1.375rem,6.9vw),5vw,4rem)] leading-none font-bold tracking-tight tabular-nums">
            {row.charge}
          </span>
          <span className="mt-1 h-[clamp(0.75rem,2vw,2rem)] w-1 rounded-full bg-ink" />
        </p>
      ))}
    </div>
  );
}

type Props = {
  hero: SiteContent['nhsInformationPage']['hero'];
  navigation: SiteContent['navigation'];
  parts: { id: string; text: string }[];
  practices: NhsPractice[];
  charges: ChargesInForce;
  status: { accepting: string; listFull: string };
};

export function NhsHero({ charges, hero, navigation, parts, practices, status }: Props) {
  return (
    <div className="bg-linear-to-b from-sky-top to-sky-bottom">
      <div className="wrap pt-4">
        <BackLink label={navigation.backLabel} />
        <div className="mt-3 grid gap-6 md:gap-10 lg:grid-cols-[1.35fr_1fr] lg:gap-20">
          <div>
            <h1 className="text-heading-2xl tracking-tight">{hero.heading}</h1>
            <p className="mt-4 max-w-[46ch] text-lg leading-relaxed md:mt-5 md:text-xl">{hero.lead}</p>
            <ul className="mt-4 grid w-fit gap-1.5 md:mt-6 md:gap-2">
              {practices.map((practice) => (
                <li key={practice.slug} className="flex flex-wrap items-center">
                  <span className="min-w-[6rem] font-display text-xl font-bold">{practice.location}</span>
                  <Pill tone={practice.acceptingNHS ? 'success' : 'warning'}>
                    {practice.acceptingNHS ? status.accepting : status.listFull}
                  </Pill>
                </li>
              ))}
            </ul>
            <div className="mt-5 md:mt-7 print:hidden">
              <ButtonLink href="#booking" size="large">
                {hero.book}
              </ButtonLink>
            </div>
            {/* For the hills, which are not printed. */}
            <div className="mt-4 md:mt-6 print:hidden">
              <ChargesNote reminder={charges.reminder} />
            </div>
          </div>
          <div className="lg:pt-4 print:hidden">
            <h2 className="text-lg">{navigation.pageContents}</h2>
            <ul className="mt-2 two-columns gap-x-6 border-t border-ink/25 lg:mt-3 lg:grid-cols-1">
              {parts.map(({ id, text }) => (
                <li key={id} className="border-b border-ink/25">
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center justify-between gap-2 py-1.5 text-base leading-tight lg:gap-4 lg:text-[length:inherit] lg:leading-snug hover:text-action hover:underline"
                  >
                    {text}
                    <Icon name="arrow-right" size={18} className="rotate-90 text-action" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <ChargeHills rows={charges.rows} />
    </div>
  );
}
