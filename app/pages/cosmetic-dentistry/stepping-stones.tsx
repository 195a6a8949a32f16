import type { SiteContent } from '../../../content-model/schema/site.ts';
import { colour, mix } from '../../../drawings/colour.ts';
import { SectionHeading } from '../../sections/section.tsx';

function Stone() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true">
      <path
        d="M4 84a76 20 0 0 0 152 0M22 92a58 13 0 0 0 116 0"
        fill="none"
        stroke={mix('hill-far', 'cloud', 55)}
        strokeWidth="4"
      />
      <path d="M18 78C12 44 30 26 80 26C130 26 148 44 142 78C136 98 24 98 18 78z" fill={mix('fleece', 'roof', 30)} />
      <path d="M16 52C16 26 44 14 80 14C116 14 144 26 144 52C144 76 116 84 80 84C44 84 16 76 16 52z" fill={colour('fleece')} />
    </svg>
  );
}

/** The stream across the window, where the steps are in a row. Stretched to the window's width. */
function Stream() {
  return (
    <svg
      viewBox="0 0 1440 160"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 h-40 w-full max-md:hidden"
    >
      <path
        d="M0 14C160 0 330 22 560 10C800-2 980 20 1180 8C1300 2 1390 14 1440 8V152C1320 160 1160 140 960 152C700 164 520 142 300 154C180 160 80 148 0 154z"
        fill={colour('hill-mid')}
      />
      <path
        d="M0 24C160 10 330 32 560 20C800 8 980 30 1180 18C1300 12 1390 24 1440 18V142C1320 150 1160 130 960 142C700 154 520 132 300 144C180 150 80 138 0 144z"
        fill={mix('hill-far', 'action', 18)}
      />
      <path
        d="M60 60h110M330 112h130M560 46h90M720 118h150M930 60h120M1130 112h90M1270 50h120M180 118h60"
        stroke={mix('hill-far', 'cloud', 55)}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The stream down the left edge, on phones. */
const streamBeside =
  'before:absolute before:-inset-y-4 before:-left-(--gutter) before:w-[calc(var(--gutter)+4.25rem)] before:rounded-tr-[2rem] before:rounded-br-[3rem] ' +
  'before:border-r-8 before:border-(--hill-mid) before:bg-[color-mix(in_oklab,var(--hill-far),var(--action)_18%)] md:before:hidden';

/** The treatment journey as stepping stones across a stream. */
export function SteppingStones({ heading, lead, steps }: SiteContent['cosmeticDentistryPage']['journey']) {
  return (
    <section data-section className="py-16 lg:py-24">
      <div className="wrap">
        <SectionHeading heading={heading} lead={lead} />
      </div>
      <div className="relative mt-10">
        <Stream />
        <ol className={`wrap relative grid gap-10 md:grid-cols-3 md:pt-7 ${streamBeside}`}>
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="relative grid grid-cols-[--spacing(20)_1fr] gap-5 md:grid-cols-1 md:content-start md:gap-12"
            >
              {/* The middle stone is slightly lower. */}
              <span
                aria-hidden="true"
                className={`relative -ml-2 grid w-17 place-items-center self-start *:[grid-area:1/1] md:ml-0 md:w-40 max-w-full ${index === 1 ? 'md:translate-y-3' : ''}`}
              >
                <Stone />
                <span className="relative -mt-[0.4rem] font-display text-2xl leading-none font-bold text-(--roof-shade) tabular-nums md:-mt-[0.9rem] md:text-5xl">
                  {index + 1}
                </span>
              </span>
              <div>
                <h3 className="text-2xl">{step.title}</h3>
                <p className="mt-2 max-w-[44ch] text-ink-soft">{step.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
