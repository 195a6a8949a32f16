import type { HTMLInputAutoCompleteAttribute } from 'react';
import { FieldError, FieldFrame, type FieldText, useFieldIds } from './field-frame.tsx';
import { Icon } from './icon.tsx';

/** Keeps label, hint and error in view when a field is focused after an error. */
const scrollMargin = 'scroll-mt-36';
const box =
  'block min-h-12 w-full min-w-0 rounded-xl border bg-card px-3.5 py-2.5 text-ink motion-safe:ease-out ' +
  'focus-visible:outline-offset-1 motion-safe:transition-colors';
/** Darker than the page's lines, for contrast. */
const normalBorder = 'border-ink-soft/70 hover:border-ink';
const errorBorder = 'border-danger ring-1 ring-danger ring-inset';

const boxClassNames = (error: string | undefined) => `${box} ${scrollMargin} ${error ? errorBorder : normalBorder}`;

/** Focuses the field when the server renders the page with errors. */
type FocusOnLoad = { focusOnLoad?: boolean };

type FieldProps = FieldText & FocusOnLoad & { name: string; required?: boolean; defaultValue?: string | undefined };

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'datetime-local';
  inputMode?: 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
};

export function TextField(props: TextFieldProps) {
  const { label, hint, error, id, name, type = 'text', inputMode, autoComplete, defaultValue, required, focusOnLoad } = props;
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <input
        id={ids.control}
        name={name}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        required={required}
        // biome-ignore lint/a11y/noAutofocus: only after a failed submission, on the first invalid field
        autoFocus={focusOnLoad}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        className={boxClassNames(error)}
      />
    </FieldFrame>
  );
}

export function TextAreaField(props: FieldProps & { rows?: number }) {
  const { label, hint, error, id, name, defaultValue, required, focusOnLoad, rows = 5 } = props;
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <textarea
        id={ids.control}
        name={name}
        rows={rows}
        defaultValue={defaultValue}
        required={required}
        // biome-ignore lint/a11y/noAutofocus: only after a failed submission, on the first invalid field
        autoFocus={focusOnLoad}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        className={`${boxClassNames(error)} resize-y`}
      />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps & {
  /** Shown until an option is selected. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
};

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, id, name, placeholder, options, defaultValue = '', required, focusOnLoad } = props;
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          id={ids.control}
          name={name}
          defaultValue={defaultValue}
          required={required}
          // biome-ignore lint/a11y/noAutofocus: only after a failed submission, on the first invalid field
          autoFocus={focusOnLoad}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={`select-box peer cursor-pointer pr-11 ${boxClassNames(error)}`}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-soft motion-safe:ease-out peer-open:rotate-180 motion-safe:transition">
          <Icon name="chevron-down" size={20} />
        </span>
      </div>
    </FieldFrame>
  );
}

type CheckboxFieldProps = Pick<FieldText, 'error' | 'id' | 'label'> & FocusOnLoad & { name: string; defaultChecked?: boolean };

export function CheckboxField({ label, error, id, name, defaultChecked, focusOnLoad }: CheckboxFieldProps) {
  const ids = useFieldIds({ id, error });
  return (
    <div className="grid gap-1.5">
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <span className="relative mt-2 grid size-7 place-items-center">
          <input
            id={ids.control}
            name={name}
            type="checkbox"
            value="true"
            defaultChecked={defaultChecked}
            // biome-ignore lint/a11y/noAutofocus: only after a failed submission, on the first invalid field
            autoFocus={focusOnLoad}
            aria-describedby={ids.describedBy}
            aria-invalid={error ? true : undefined}
            className={`peer size-7 cursor-pointer appearance-none rounded-lg border bg-card motion-safe:ease-out checked:border-action checked:bg-action motion-safe:transition-colors forced-colors:appearance-auto ${scrollMargin} ${error ? errorBorder : normalBorder}`}
          />
          <span className="pointer-events-none absolute text-on-action opacity-0 peer-checked:opacity-100 forced-colors:hidden">
            <Icon name="check" size={20} />
          </span>
        </span>
        <label htmlFor={ids.control} className="min-h-11 cursor-pointer py-2 leading-relaxed">
          {label}
        </label>
      </div>
    </div>
  );
}
