import { type ReactNode, useState } from 'react';
import { FieldError } from '../../../app/ui/field-frame.tsx';

type PartText = { id: string; title: string; hint?: string | undefined; errors: readonly string[]; children: ReactNode };
type PartProps = PartText & {
  picture?: string | undefined;
  /** The present value, in a line. */
  summary?: string;
  /** At first; staff open and close it afterwards. */
  open?: boolean;
};

/** A part of the form that opens and closes. */
export function Part({ children, errors, hint, id, open = false, picture, summary, title }: PartProps) {
  const [isOpen] = useState(open);
  return (
    <details id={id} className="part" open={isOpen}>
      <summary>
        <span className="flex items-center gap-3 font-semibold">
          {picture ? <img src={picture} alt="" loading="lazy" className="size-11 rounded-full bg-mist object-cover" /> : null}
          {title}
        </span>
        {summary ? <span className="hint">{summary}</span> : null}
      </summary>
      <div>
        {hint ? <p className="hint">{hint}</p> : null}
        {errors.length > 0 ? <FieldError id={`${id}-error`}>{errors.join(' ')}</FieldError> : null}
        {children}
      </div>
    </details>
  );
}
