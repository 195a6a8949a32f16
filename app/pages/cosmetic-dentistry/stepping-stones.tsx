import type { SiteContent } from '../../../content-model/schema/site.ts';
import stone from '../../../drawings/pictures/pages/stone.svg?raw';
import stream from '../../../drawings/pictures/pages/stream.svg?raw';
import { SectionHeading } from '../../sections/section.tsx';
import { InlineDrawing } from '../../ui/inline-drawing.tsx';

/** The stream down the left edge, on phones. */
const streamBeside =
  'before:absolute before:-inset-y-4 before:-left-(--gutter) before:w-[calc(var(--gutter)+4.25rem)] before:rounded-tr-[2rem] before:rounded-br-[3rem] ' +
  'before:border-r-8 before:border-(--hill-mid) before:bg-[color-mix(in_oklab,var(--hill-far),var(--action)_18%)] @2xl:before:hidden';

/** The treatment journey as stepping stones across a stream. */
export function SteppingStones({ heading, lead, steps }: SiteContent['cosmeticDentistryPage']['journey']) {
  return (
    <section data-section className="py-16 lg:py-24">
      <div className="wrap">
        <SectionHeading heading={heading} lead={lead} />
      </div>
      <div className="@container relative mt-10">
        {/* Across the window, where the steps are in a row. */}
        <InlineDrawing svg={stream} className="absolute inset-x-0 top-0 h-40 @max-2xl:hidden [&>svg]:size-full" />
        <ol className={`wrap relative grid gap-10 @2xl:grid-cols-3 @2xl:pt-7 ${streamBeside}`}>
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="relative grid grid-cols-[--spacing(20)_1fr] gap-5 @2xl:grid-cols-1 @2xl:content-start @2xl:gap-12"
            >
              {/* The middle stone is slightly lower. */}
              <div
                aria-hidden="true"
                className={`relative -ml-2 grid w-17 place-items-center self-start *:[grid-area:1/1] @2xl:ml-0 @2xl:w-40 max-w-full ${index === 1 ? '@2xl:translate-y-3' : ''}`}
              >
                <InlineDrawing svg={stone} className="w-full" />
                <span className="relative -mt-[0.4rem] font-display text-2xl leading-none font-bold text-(--roof-shade) tabular-nums @2xl:-mt-[0.9rem] @2xl:text-5xl">
                  {index + 1}
                </span>
              </div>
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
