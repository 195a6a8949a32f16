import type { SiteContent } from '../../../content-model/schema/site.ts';
import { Space } from '../../ui/space.tsx';

type Words = SiteContent['dentalImplantsPage'];
type Props = { steps: Words['process']['steps']; facts: Words['facts']; labels: Words['factLabels'] };

/** Index of the step that shows the healing time. */
const healingStep = 2;

/** Vertical on phones, horizontal from 1024 px. */
const line = 'absolute top-0 bottom-0 left-4 w-1 lg:inset-x-0 lg:top-4 lg:bottom-auto lg:h-1 lg:w-auto';

/** The treatment steps, followed by how long an implant lasts. */
export function ImplantTimeline({ facts, labels, steps }: Props) {
  return (
    <>
      <ol className="lg:grid lg:grid-cols-[1fr_1fr_1.25fr_1fr]">
        {steps.map((step, index) => (
          <li key={step.title} className="relative pb-10 pl-16 lg:pt-16 lg:pr-10 lg:pb-0 lg:pl-0">
            <span
              aria-hidden="true"
              className={`${line} bg-action ${index === steps.length - 1 ? 'lg:bg-linear-to-r lg:from-action lg:to-transparent lg:bg-transparent' : ''}`}
            />
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 grid size-9 place-items-center rounded-full bg-action font-display text-lg font-bold text-on-action tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="pt-1 text-2xl lg:pt-0">{step.title}</h3>
            {index === healingStep ? (
              <p className="mt-3 w-fit rounded-full bg-success-soft px-5 py-1.5 leading-tight font-semibold text-success lg:absolute lg:bottom-[calc(100%-2.25rem)] lg:right-4 lg:left-12 lg:mt-0 lg:w-auto lg:text-center lg:leading-none">
                <span className="font-display text-xl font-bold">{facts.healing}</span> {labels.healing}
              </p>
            ) : null}
            <p className="mt-2 max-w-[56ch] text-ink-soft">{step.description}</p>
          </li>
        ))}
      </ol>
      <p className="relative pl-16 lg:mt-20 lg:flex lg:items-baseline lg:gap-8 lg:pl-0">
        <span aria-hidden="true" className={`${line} bg-linear-to-b from-action to-transparent lg:hidden`} />
        <span className="block font-display text-[clamp(2.5rem,15vw,10rem)] leading-[0.85] font-bold tracking-tighter text-action print:text-4xl print:leading-tight">
          {facts.lasts}
        </span>
        <Space />
        <span className="mt-4 block max-w-[16ch] text-xl leading-snug lg:mt-0 lg:text-2xl">{labels.lasts}</span>
      </p>
    </>
  );
}
