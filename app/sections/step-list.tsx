type Step = { title: string; description: string };
type Props = {
  steps: readonly Step[];
  /** 'down' is a column with connected numbers; 'across' is a row where there is room. */
  direction?: 'across' | 'down';
};

/** Three steps fit in a row on tablets; four do not. */
const columns = (count: number) =>
  count % 2 === 0
    ? 'md:two-columns lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none'
    : 'md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]';

/** Keeps a range such as '2-3' on one line. */
const withUnbrokenRanges = (text: string) =>
  text.split(/(\d+-\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );

type ItemProps = { number: number; step: Step; isLast: boolean };

function StepAcross({ number, step }: ItemProps) {
  return (
    <li className="border-t-2 border-action pt-4">
      <span aria-hidden="true" className="font-display text-4xl leading-none font-bold text-action tabular-nums">
        {number}
      </span>
      <h3 className="mt-3 text-xl">{withUnbrokenRanges(step.title)}</h3>
      <p className="mt-2 text-ink-soft">{step.description}</p>
    </li>
  );
}

function StepDown({ isLast, number, step }: ItemProps) {
  return (
    <li className="relative grid grid-cols-[auto_1fr] gap-x-5 pb-9 last:pb-0 md:gap-x-8">
      {isLast ? null : (
        <span
          aria-hidden="true"
          className="absolute top-14 bottom-0 left-7 -translate-x-1/2 border-l-4 border-dotted border-action/40"
        />
      )}
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-t-full rounded-b-lg bg-action font-display text-2xl font-bold text-on-action tabular-nums"
      >
        {number}
      </span>
      <div className="pt-2.5">
        <h3 className="text-2xl">{step.title}</h3>
        <p className="mt-2 max-w-[56ch] text-ink-soft">{step.description}</p>
      </div>
    </li>
  );
}

export function StepList({ direction = 'across', steps }: Props) {
  const StepItem = direction === 'across' ? StepAcross : StepDown;
  return (
    <ol className={direction === 'across' ? `grid gap-8 ${columns(steps.length)}` : ''}>
      {steps.map((step, index) => (
        <StepItem key={step.title} number={index + 1} step={step} isLast={index === steps.length - 1} />
      ))}
    </ol>
  );
}
