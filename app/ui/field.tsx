import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldError, FieldFrame, FieldHint, type FieldText, useFieldIds } from './field-frame.tsx';
import { Icon } from './icon.tsx';

/** Keeps label, hint and error in view when a field is focused after an error. */
const scrollMargin = 'scroll-mt-36';
const box =
  'block min-h-12 w-full min-w-0 rounded-xl border bg-card px-3.5 py-2.5 text-ink motion-safe:ease-out ' +
  'focus-visible:outline-offset-1 motion-safe:transition-colors';
/** Darker than the page's lines, for contrast. */
const normalBorder = 'border-ink-soft/70 hover:border-ink';
const errorBorder = 'border-danger ring-1 ring-danger ring-inset';

export const boxClassNames = (error: string | undefined) => `${box} ${scrollMargin} ${error ? errorBorder : normalBorder}`;

type ControlProps = FieldText & {
  name: string;
  required?: boolean;
  maxLength?: number;
  /** Focuses the field when the server renders the page with errors. */
  focusOnLoad?: boolean;
};

/** The attributes that every control has, and the ids of its hint and error. */
function useControl({ error, focusOnLoad, hint, id, maxLength, name, required }: Omit<ControlProps, 'label'>) {
  const ids = useFieldIds({ id, hint, error });
  const control = {
    id: ids.control,
    name,
    required,
    maxLength,
    autoFocus: focusOnLoad,
    'aria-describedby': ids.describedBy,
    'aria-invalid': error ? true : undefined,
  };
  return { control, ids };
}

/** With `onChange` the caller keeps the value. */
type FieldProps = ControlProps & {
  defaultValue?: string | undefined;
  value?: string;
  onChange?: (value: string) => void;
};

const valueProps = ({ defaultValue, onChange, value }: FieldProps) =>
  onChange ? { value, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) } : { defaultValue };

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'url' | 'date' | 'datetime-local' | 'color' | 'search';
  inputMode?: 'email' | 'tel' | 'decimal' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  suggestions?: readonly string[] | undefined;
};

export function TextField(props: TextFieldProps) {
  const { autoComplete, error, inputMode, suggestions, type = 'text' } = props;
  const { control, ids } = useControl(props);
  const list = suggestions && `${ids.control}-suggestions`;
  const isShort = type === 'color' || type === 'date' || inputMode === 'decimal';
  return (
    <FieldFrame {...props} ids={ids}>
      <input
        {...control}
        {...valueProps(props)}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        list={list}
        className={`${boxClassNames(error)} ${isShort ? 'max-w-48 tabular-nums' : ''}`}
      />
      {suggestions ? (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </FieldFrame>
  );
}

/** `children` are between the label and the box, such as a toolbar. */
export function TextAreaField(props: FieldProps & { rows?: number; children?: ReactNode }) {
  const { children, error, rows = 5 } = props;
  const { control, ids } = useControl(props);
  return (
    <FieldFrame {...props} ids={ids}>
      {children}
      <textarea {...control} {...valueProps(props)} rows={rows} className={`${boxClassNames(error)} resize-y`} />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps & {
  /** Shown until an option is selected. */
  placeholder?: string | undefined;
  options: readonly { value: string; label: string }[];
};

export function SelectField({ defaultValue = '', ...props }: SelectFieldProps) {
  const { error, options, placeholder } = props;
  const { control, ids } = useControl(props);
  return (
    <FieldFrame {...props} ids={ids}>
      <div className="relative">
        <select
          {...control}
          {...valueProps({ ...props, defaultValue })}
          className={`select-box peer cursor-pointer pr-11 ${boxClassNames(error)}`}
        >
          {placeholder ? (
            // Not disabled: Orca would leave out the whole field.
            <option value="" hidden>
              {placeholder}
            </option>
          ) : null}
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

type CheckboxFieldProps = Omit<ControlProps, 'maxLength' | 'required'> & {
  defaultChecked?: boolean;
  disabled?: boolean;
  checked?: boolean;
  onChange?: (checked: boolean) => void;
};

export function CheckboxField(props: CheckboxFieldProps) {
  const { checked, defaultChecked, disabled, error, hint, label, onChange } = props;
  const { control, ids } = useControl(props);
  const state = onChange
    ? { checked, onChange: ({ target }: { target: { checked: boolean } }) => onChange(target.checked) }
    : { defaultChecked };
  return (
    <div className="grid gap-1.5">
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <span className="relative mt-2 grid size-7 place-items-center">
          <input
            {...control}
            {...state}
            disabled={disabled}
            type="checkbox"
            value="true"
            className={`peer size-7 cursor-pointer appearance-none rounded-[8px] border bg-card motion-safe:ease-out checked:border-action checked:bg-action disabled:cursor-not-allowed disabled:border-dashed disabled:bg-mist motion-safe:transition-colors forced-colors:appearance-auto ${scrollMargin} ${error ? errorBorder : normalBorder}`}
          />
          <span className="pointer-events-none absolute text-on-action opacity-0 peer-checked:opacity-100 forced-colors:hidden">
            <Icon name="check" size={20} />
          </span>
        </span>
        <label htmlFor={ids.control} className="min-h-11 cursor-pointer py-2 leading-relaxed">
          {label}
        </label>
        {hint ? (
          <div className="col-start-2">
            <FieldHint id={ids.hint}>{hint}</FieldHint>
          </div>
        ) : null}
      </div>
    </div>
  );
}
