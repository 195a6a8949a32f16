import { descriptionId, errorId, type WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, useState } from 'react';
import { humanise } from '../../../content/humanise.ts';
import type { FormContext } from './form-context.ts';
import { addPhotograph } from './form-server.ts';

/** Ties a control to its hint and its error. */
function described({ id, rawErrors, schema }: Pick<WidgetProps, 'id' | 'rawErrors' | 'schema'>) {
  const isWrong = (rawErrors?.length ?? 0) > 0;
  const ids = [schema.description ? descriptionId(id) : '', isWrong ? errorId(id) : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': isWrong || undefined };
}

const longNames = /^when|(answer|bio|brief|description|excerpt|lead|note|parking|policy|quote|review|summary|text|transport)$/i;
const shortText = 64;
const figures = 'w-48 max-w-full tabular-nums';

/** One line, or as many as the text needs. Numbers are typed as text, so that a wrong one stays visible. */
export function TextWidget(props: WidgetProps) {
  const { id, name, onChange, schema, value } = props;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const [isLong] = useState(() => !isNumber && (longNames.test(name) || String(value ?? '').length > shortText));
  const suggestions = schema.examples as string[] | undefined;
  const common = {
    id,
    value: value ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value || undefined),
    ...described(props),
  };
  if (isLong) return <textarea {...common} rows={2} spellCheck />;
  if (isNumber) return <input {...common} type="text" inputMode="decimal" className={figures} />;
  return (
    <>
      <input {...common} type="text" list={suggestions && `${id}_suggestions`} />
      <datalist id={`${id}_suggestions`}>
        {suggestions?.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}

const typedWidget = (type: 'date' | 'email' | 'url' | 'color', className?: string) =>
  function TypedWidget(props: WidgetProps) {
    const { id, onChange, value } = props;
    return (
      <input
        id={id}
        type={type}
        className={className}
        value={value ?? (type === 'color' ? '#000000' : '')}
        onChange={(event) => onChange(event.target.value || undefined)}
        {...described(props)}
      />
    );
  };
export const DateWidget = typedWidget('date', figures);
export const EmailWidget = typedWidget('email');
export const UrlWidget = typedWidget('url');
export const ColorWidget = typedWidget('color', 'w-20 p-1');

export function CheckboxWidget(props: WidgetProps) {
  const { id, label, onChange, schema, value } = props;
  return (
    <div className="tick">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        {...described(props)}
      />
      <label htmlFor={id}>{label}</label>
      {schema.description ? (
        <p id={descriptionId(id)} className="hint">
          {schema.description}
        </p>
      ) : null}
    </div>
  );
}

/** Turns 'items-0', the form's name for an entry of a list, into 'Items 1'. */
const entryInWords = (label: string) =>
  label.replace(/^(\w+)-(\d+)$/, (_, list: string, index: string) => `${humanise(list)} ${Number(index) + 1}`);

export function SelectWidget(props: WidgetProps) {
  const { id, label, onChange, options, value } = props;
  const choices = options.enumOptions ?? (options['choices'] as { value: string; label: string }[]);
  const isOfShape = id.endsWith('__anyof_select');
  return (
    <select
      id={id}
      aria-label={isOfShape ? `${entryInWords(label)}: what kind` : undefined}
      value={choices.findIndex((choice) => choice.value === value)}
      onChange={(event) => onChange(choices[Number(event.target.value)]?.value)}
      {...described(props)}
    >
      {value === undefined ? <option value={-1}>Choose</option> : null}
      {choices.map((choice, index) => (
        <option key={String(choice.value)} value={index}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** A photograph of the site, or one from this device, which is resized on the server. */
export function PictureWidget(props: WidgetProps) {
  const { id, onChange, options, registry, value } = props;
  const { pictures } = registry.formContext as FormContext;
  const [added, setAdded] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const names = new Set<string>([...pictures, ...added, ...(value ? [value] : [])]);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setMessage('Adding the photograph.');
    try {
      const { name } = await addPhotograph(file, String(options['shape']));
      setMessage('');
      setAdded([...added, name]);
      onChange(name);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <select id={id} value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)} {...described(props)}>
        <option value="">No photograph: a drawing</option>
        {[...names].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label className="form-button quiet">
        Add a photograph
        <input
          type="file"
          className="sr-only"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => void upload(event.target.files?.[0])}
        />
      </label>
      <p role="status" className="error">
        {message}
      </p>
    </div>
  );
}
