import { Fragment } from 'react';

export type LabelledHoursProps = { label: string; text: string };

/** Hours that are not a practice's own, after what they are: 'Phones: Mon-Fri 9:00-5:00; Sat-Sun Closed'. Lines break between days. */
export const LabelledHours = ({ label, text }: LabelledHoursProps) => (
  <p className="text-ink-soft tabular-nums">
    <strong>{label}:</strong>
    {text.split(/(?<=;) /).map((days) => (
      <Fragment key={days}>
        {' '}
        <span className="whitespace-nowrap">{days}</span>
      </Fragment>
    ))}
  </p>
);
