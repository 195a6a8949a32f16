import { descriptionId, errorId, type WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, useState } from 'react';
import { humanise } from '../../../content/humanise.ts';
import { server } from './server.ts';

/** What ties a control to its hint and its mistake. */
function described({ id, rawErrors, schema }: Pick<WidgetProps, 'id' | 'rawErrors' | 'schema'>) {
  const isWrong = (rawErrors?.length ?? 0) > 0;
  const ids = [schema.description ? descriptionId(id) : '', isWrong ? errorId(id) : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': isWrong || undefined };
}

const longNames = /^when|(answer|bio|brief|description|excerpt|lead|note|parking|policy|quote|review|summary|text|transport)$/i;
const shortText = 64;

/** One line, or as many as the words need. A figure is typed as text: a wrong one is shown and told, not swallowed. */
export function TextWidget(props: WidgetProps) {
  const { id, name, onChange, schema, value } = props;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const [isLong] = useState(() => !isNumber && (longNames.test(name) || String(value ?? '').length > shortText));
  const common = {
    id,
    value: value ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value || undefined),
    ...described(props),
  };
  if (isLong) return <textarea {...common} rows={2} spellCheck />;
  return (
    <input {...common} type="text" inputMode={isNumber ? 'decimal' : undefined} className={isNumber ? 'figure' : undefined} />
  );
}

const typedWidget = (type: 'date' | 'email' | 'url' | 'color') =>
  function TypedWidget(props: WidgetProps) {
    const { id, onChange, value } = props;
    return (
      <input
        id={id}
        type={type}
        className={type}
        value={value ?? (type === 'color' ? '#000000' : '')}
        onChange={(event) => onChange(event.target.value || undefined)}
        {...described(props)}
      />
    );
  };
export const DateWidget = typedWidget('date');
export const EmailWidget = typedWidget('email');
export const UrlWidget = typedWidget('url');
export const ColorWidget = typedWidget('color');

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

/** 'items-0', as the form names an entry of a list, as people count: 'Items 1'. */
const entryInWords = (label: string) =>
  label.replace(/^(\w+)-(\d+)$/, (_, list: string, index: string) => `${humanise(list)} ${Number(index) + 1}`);

export function SelectWidget(props: WidgetProps) {
  const { id, label, onChange, options, value } = props;
  const choices = options.enumOptions ?? [];
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

/** A photograph that is there, or one from this machine. */
export function PictureWidget(props: WidgetProps) {
  const { id, onChange, registry, value } = props;
  const [added, setAdded] = useState<string[]>([]);
  const [refused, setRefused] = useState('');
  const pictures = new Set<string>([...(registry.formContext.pictures as string[]), ...added, ...(value ? [value] : [])]);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    try {
      const answer = await server.addPicture(file);
      if ('refused' in answer) return setRefused(answer.refused);
      setRefused('');
      setAdded([...added, answer.name]);
      onChange(answer.name);
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="picture">
      <select id={id} value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)} {...described(props)}>
        <option value="">The drawing</option>
        {[...pictures].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label className="button quiet">
        Add a photograph
        <input
          type="file"
          className="unseen"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => void upload(event.target.files?.[0])}
        />
      </label>
      <p role="alert" className="error">
        {refused}
      </p>
    </div>
  );
}
