import { FieldError, FieldHint, useFieldIds } from '../../ui/field-frame.tsx';
import { Space } from '../../ui/space.tsx';

type Props = {
  name: string;
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  chosen?: string | undefined;
  options: readonly { value: string; label: string; hint?: string | undefined }[];
  /** For short labels. */
  twoColumns?: boolean;
};

/** The id of the first radio button, for links in the error summary. */
export const firstRadioId = (name: string, options: Props['options']) => `${name}-${options[0]?.value ?? ''}`;

export function RadioGroup({ chosen, error, hint, legend, name, options, twoColumns = false }: Props) {
  const ids = useFieldIds({ id: name, hint, error });
  return (
    <fieldset aria-describedby={ids.describedBy} className="min-w-0">
      <legend className="font-display text-2xl leading-tight font-bold tracking-tight">{legend}</legend>
      {hint ? (
        <div className="mt-1">
          <FieldHint id={ids.hint}>{hint}</FieldHint>
        </div>
      ) : null}
      {error ? (
        <div className="mt-2">
          <FieldError id={ids.error}>{error}</FieldError>
        </div>
      ) : null}
      <div className={`mt-4 grid gap-2 ${twoColumns ? 'sm:grid-cols-2' : ''}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`flex min-h-12 cursor-pointer items-start gap-3 rounded-xl border bg-card px-4 py-2.5 leading-snug has-checked:border-action has-checked:bg-action/8 has-checked:ring-1 has-checked:ring-action has-checked:ring-inset ${error ? 'border-danger' : 'border-ink-soft/60 hover:border-ink'}`}
          >
            <input
              type="radio"
              id={`${name}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
              className="mt-0.5 size-5 shrink-0 cursor-pointer accent-action"
            />
            <span>
              {option.label}
              {option.hint ? (
                <>
                  <Space stop="." />
                  <span className="mt-1 block text-[0.9375em] text-ink-soft">{option.hint}</span>
                </>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
