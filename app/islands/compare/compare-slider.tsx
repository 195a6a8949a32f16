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

/** Two pictures in one frame with a movable divider. A range input handles dragging, tapping and keys. */
export function CompareSlider({ before, after, label, beforeLabel, afterLabel, valueText }: CompareSliderProps) {
  const props: CompareProps = { valueText };
  return (
    <div {...island('compare', { when: 'near', props })} className="compare">
      <div className="compare-side">
        {before}
        <span className="compare-label left-3">{beforeLabel}</span>
      </div>
      <div className="compare-side">
        {after}
        <span className="compare-label right-3">{afterLabel}</span>
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
