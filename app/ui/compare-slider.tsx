import './compare-slider.css';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';

type CompareSliderProps = {
  before: ReactNode;
  /** Of the same shape as 'before'. */
  after: ReactNode;
  label: string;
  beforeLabel: string;
  afterLabel: string;
  /** Says in words how it stands: the part of the width that shows 'before', 0 to 100, from the left. */
  valueText: (percent: number) => string;
};

const tag = 'absolute top-3 rounded-full bg-card px-3 py-1 text-sm leading-snug font-semibold text-ink';

/** Two pictures in one frame, parted by a line that is moved. Dragging, tapping and keys are those of the range input. */
export function CompareSlider({ before, after, label, beforeLabel, afterLabel, valueText }: CompareSliderProps) {
  const id = useId();
  const ready = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(50);

  // Through the element, since the security policy forbids a style attribute in the markup.
  useLayoutEffect(() => frame.current?.style.setProperty('--split', `${percent}%`), [percent]);

  return (
    <div
      ref={frame}
      data-ready={ready || undefined}
      className="compare rounded-card bg-mist outline-action has-focus-visible:outline-3 has-focus-visible:outline-offset-3"
    >
      <div className="compare-side">
        <div className="compare-picture">{before}</div>
        <span className={`${tag} left-3`}>{beforeLabel}</span>
      </div>
      <div className="compare-side">
        <div className="compare-picture">{after}</div>
        <span className={`${tag} right-3`}>{afterLabel}</span>
      </div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        // Smooth under the finger; an arrow key still moves it by one hundredth.
        step="any"
        value={percent}
        onChange={(event) => setPercent(event.currentTarget.valueAsNumber)}
        aria-valuetext={valueText(Math.round(percent))}
        autoComplete="off"
        className="compare-input"
      />
      <span aria-hidden="true" className="compare-handle">
        <span className="compare-knob">
          <span className="rotate-90">
            <Icon name="chevron-down" size={16} />
          </span>
          <span className="-rotate-90">
            <Icon name="chevron-down" size={16} />
          </span>
        </span>
      </span>
    </div>
  );
}
