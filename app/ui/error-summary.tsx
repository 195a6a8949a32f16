import { type Ref, useId } from 'react';
import { Icon } from './icon.tsx';
import { Space } from './space.tsx';

export type FieldProblem = { fieldId: string; message: string };

type Props = {
  errors: readonly FieldProblem[];
  ref?: Ref<HTMLDivElement>;
  /** Focuses the summary when the server renders the page with errors. */
  focusOnLoad?: boolean;
};

/** Links to the fields in error. The focus has to move here or near: an alert would be read out twice, or on load not at all. */
export function ErrorSummary({ errors, focusOnLoad, ref }: Props) {
  const headingId = useId();
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hold fields
    <div
      ref={ref}
      role="group"
      aria-labelledby={headingId}
      aria-describedby={`${headingId}-list`}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: says what came of the form post
      autoFocus={focusOnLoad}
      className="grid scroll-mt-32 gap-3 rounded-card border-2 border-danger bg-card p-5 md:p-6"
    >
      <h2 id={headingId} className="flex items-center gap-2.5 text-xl tracking-[-0.01em] text-danger">
        <Icon name="alert" />
        There is a problem
      </h2>
      <ul id={`${headingId}-list`} className="grid gap-1">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              className="inline-block py-1.5 font-semibold text-danger underline decoration-1 underline-offset-4 hover:decoration-3"
            >
              {message}
            </a>
            <Space stop="." />
          </li>
        ))}
      </ul>
    </div>
  );
}
