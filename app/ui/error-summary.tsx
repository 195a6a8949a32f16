import type { Ref } from 'react';
import { Icon } from './icon.tsx';

export type FieldProblem = { fieldId: string; message: string };

type ErrorSummaryProps = {
  errors: readonly FieldProblem[];
  title?: string;
  /** For the caller to move the focus here after a failed submission. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** For a page that the server sends with its errors: an alert that is there from the start is not read out by itself. */
  focusOnLoad?: boolean;
};

/**
 * The alert is a child of what takes the focus: on one element some screen readers say everything twice, and some
 * read nothing when the focus comes first.
 */
export function ErrorSummary({ errors, title = 'There is a problem', ref, focusOnLoad = false }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: only after a failed submission, when the reader has to know what to correct
    <div ref={ref} tabIndex={-1} autoFocus={focusOnLoad} className="rounded-card border-2 border-danger bg-card p-5 md:p-6">
      <div role="alert" className="grid gap-3">
        <h2 className="flex items-center gap-2.5 text-xl tracking-[-0.01em] text-danger">
          <Icon name="alert" />
          {title}
        </h2>
        <ul className="grid gap-1">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className="inline-block py-1.5 font-semibold text-danger underline decoration-1 underline-offset-4 hover:decoration-3"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
