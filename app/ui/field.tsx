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

type ControlProps = FieldText & {
  name: string;
  required?: boolean;
  /** Focuses the field when the server renders the page with errors. */
  focusOnLoad?: boolean;
};

/** The attributes that every control has, and the ids of its hint and error. */
function useControl({ error, focusOnLoad, hint, id, name, required }: Omit<ControlProps, 'label'>) {
  const ids = useFieldIds({ id, hint, error });
  const control = {
    id: ids.control,
    name,
    required,
    autoFocus: focusOnLoad,
    'aria-describedby': ids.describedBy,
    'aria-invalid': error ? true : undefined,
  };
  return { control, ids };
}

type FieldProps = ControlProps & { defaultValue?: string | undefined };

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'datetime-local';
  inputMode?: 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
};

export function TextField(props: TextFieldProps) {
  const { autoComplete, defaultValue, error, inputMode, type = 'text' } = props;
  const { control, ids } = useControl(props);
  return (
    <FieldFrame {...props} ids={ids}>
      <input
        {...control}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        className={boxClassNames(error)}
      />
    </FieldFrame>
  );
}

export function TextAreaField(props: FieldProps & { rows?: number }) {
  const { defaultValue, error, rows = 5 } = props;
  const { control, ids } = useControl(props);
  return (
    <FieldFrame {...props} ids={ids}>
      <textarea {...control} rows={rows} defaultValue={defaultValue} className={`${boxClassNames(error)} resize-y`} />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps & {
  /** Shown until an option is selected. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
};

export function SelectField(props: SelectFieldProps) {
  const { defaultValue = '', error, options, placeholder } = props;
  const { control, ids } = useControl(props);
  return (
    <FieldFrame {...props} ids={ids}>
      <div className="relative">
        <select
          {...control}
          defaultValue={defaultValue}
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

type CheckboxFieldProps = Omit<ControlProps, 'hint' | 'required'> & { defaultChecked?: boolean };

export function CheckboxField(props: CheckboxFieldProps) {
  const { defaultChecked, error, label } = props;
  const { control, ids } = useControl(props);
  return (
    <div className="grid gap-1.5">
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <span className="relative mt-2 grid size-7 place-items-center">
          <input
            {...control}
            type="checkbox"
            value="true"
            defaultChecked={defaultChecked}
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
