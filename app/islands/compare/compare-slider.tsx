import type { ReactNode } from 'react';
import { island } from '../island.ts';
import { type CompareProps, formatValueText } from './value-text.ts';

type CompareSliderProps = {
  before: ReactNode;
  /** Must have the aspect ratio of `before`. */
  after: ReactNode;
  label: string;
  beforeLabel: string;
  afterLabel: string;
  /** Value text for screen readers. {percent} is the share of the width that shows `before`. */
  valueText: string;
};

const tag = 'absolute top-3 rounded-full bg-card px-3 py-1 text-sm leading-snug font-semibold text-ink';

/** Two pictures in one frame with a movable divider. A range input handles dragging, tapping and keys. */
export function CompareSlider({ before, after, label, beforeLabel, afterLabel, valueText }: CompareSliderProps) {
  const props: CompareProps = { valueText };
  return (
    <div
      {...island('compare', { when: 'near', props })}
      className="compare rounded-card bg-mist outline-action has-focus-visible:outline-3 has-focus-visible:outline-offset-3"
    >
      <div className="compare-side">
        {before}
        <span className={`${tag} left-3`}>{beforeLabel}</span>
      </div>
      <div className="compare-side">
        {after}
        <span className={`${tag} right-3`}>{afterLabel}</span>
      </div>
      <input
        aria-label={label}
        type="range"
        min={0}
        max={100}
        // Drags smoothly. Arrow keys still move by one per cent.
        step="any"
        defaultValue={50}
        aria-valuetext={formatValueText(valueText, 50)}
        autoComplete="off"
        className="compare-input"
      />
      <span aria-hidden="true" className="compare-handle" />
    </div>
  );
}
