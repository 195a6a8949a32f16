import { Icon } from './icon.tsx';

export type FieldProblem = { fieldId: string; message: string };

/** Error links for a form without a notice. Screen readers skip alerts present on load, so the caller must move the focus here. */
export function ErrorSummary({ errors }: { errors: readonly FieldProblem[] }) {
  if (errors.length === 0) return null;
  return (
    <div role="alert" className="grid gap-3 rounded-card border-2 border-danger bg-card p-5 md:p-6">
      <h2 className="flex items-center gap-2.5 text-xl tracking-[-0.01em] text-danger">
        <Icon name="alert" />
        There is a problem
      </h2>
      <ul className="grid gap-1">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
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
  );
}
