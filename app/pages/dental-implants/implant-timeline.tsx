import type { SiteContent } from '../../../content-model/schema/site.ts';
import { Space } from '../../ui/space.tsx';

type Words = SiteContent['dentalImplantsPage'];
type Props = { steps: Words['process']['steps']; facts: Words['facts']; labels: Words['factLabels'] };

/** Index of the step that shows the healing time. */
const healingStep = 2;

/** Vertical on phones and beside large text, horizontal where there is room. */
const line = 'absolute top-0 bottom-0 left-4 w-1 @4xl:inset-x-0 @4xl:top-4 @4xl:bottom-auto @4xl:h-1 @4xl:w-auto';

/** The treatment steps, followed by how long an implant lasts. */
export function ImplantTimeline({ facts, labels, steps }: Props) {
  return (
    <div className="not-print:@container">
      <ol className="@4xl:grid @4xl:grid-cols-[1fr_1fr_1.25fr_1fr]">
        {steps.map((step, index) => (
          <li key={step.title} className="relative pb-10 pl-16 @4xl:pt-16 @4xl:pr-10 @4xl:pb-0 @4xl:pl-0">
            <span
              aria-hidden="true"
              className={`${line} bg-action ${index === steps.length - 1 ? '@4xl:[mask-image:linear-gradient(90deg,#000,#0000)]' : ''}`}
            />
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 grid size-9 place-items-center rounded-full bg-action font-display text-lg font-bold text-on-action tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="pt-1 text-2xl @4xl:pt-0">{step.title}</h3>
            {index === healingStep ? (
              <p className="mt-3 w-fit rounded-full bg-success-soft px-5 py-1.5 leading-tight font-semibold text-success @4xl:absolute @4xl:bottom-[calc(100%-2.25rem)] @4xl:right-4 @4xl:left-12 @4xl:mt-0 @4xl:w-auto @4xl:text-center @4xl:leading-none">
                <span className="font-display text-xl font-bold">{facts.healing}</span> {labels.healing}
              </p>
            ) : null}
            <p className="mt-2 max-w-[56ch] text-ink-soft">{step.description}</p>
          </li>
        ))}
      </ol>
      <p className="relative pl-16 @4xl:mt-20 @4xl:flex @4xl:items-baseline @4xl:gap-8 @4xl:pl-0">
        <span aria-hidden="true" className={`${line} bg-linear-to-b from-action to-transparent @4xl:hidden`} />
        <span className="block font-display text-[clamp(2.5rem,15vw,10rem)] leading-[0.85] font-bold tracking-tighter text-action print:text-4xl print:leading-tight">
          {facts.lasts}
        </span>
        <Space />
        <span className="mt-4 block max-w-[16ch] text-xl leading-snug @4xl:mt-0 @4xl:text-2xl">{labels.lasts}</span>
      </p>
    </div>
  );
}
