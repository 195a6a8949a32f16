import { useState } from 'react';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../../app/ui/field.tsx';
import { controlOf, inSentence } from '../../../content-model/field-address.ts';
import { videoId } from '../../../domain/video-id.ts';
import { Advice } from './advice.tsx';
import { choicesOf, fieldKind, isLongText } from './field-kinds.ts';
import { summaryOf } from './field-words.ts';
import { type FieldProps, type InputProps, useForm } from './form-context.ts';
import { Part } from './part.tsx';
import { PictureField } from './picture-field.tsx';
import { WhoChanged } from './who-changed.tsx';

/** A field of one control, with its label, hint and messages. */
export function SimpleField({ hidesLabel, label, path, required, schema, value }: FieldProps) {
  const { data, errorsAt, set } = useForm();
  const id = controlOf(path);
  const name = String(path.at(-1));
  const kind = fieldKind(schema, name, data.file);
  const isMissing = required && (value === undefined || value === '');
  const instead = `${kind === 'text' ? 'Enter' : 'Choose'} the ${inSentence(label).replace(/^the /, '')}.`;
  const errors = errorsAt(id).map((message) => (isMissing ? instead : message));
  const input: InputProps = {
    id,
    name,
    label: required || kind === 'tick' ? label : `${label} (optional)`,
    hint: schema.description,
    error: [...new Set(errors)].join(' ') || undefined,
    hidesLabel,
    schema,
    value,
    onChange: (next) => {
      // An empty entry stays until it is removed.
      set(path, next ?? (typeof path.at(-1) === 'number' ? '' : undefined));
      if (schema.renews) set([...path.slice(0, -1), schema.renews], data.today);
    },
  };
  const choices = choicesOf(schema, data);
  const isChosen = choices.some((choice) => choice.value === value);
  return (
    <div className={`with-history grid gap-1.5 ${hidesLabel ? 'without-label' : ''}`}>
      {kind === 'tick' ? (
        <CheckboxField {...input} checked={value === true} />
      ) : kind === 'picture' ? (
        <PictureField {...input} />
      ) : kind === 'select' || kind === 'drawing' ? (
        <SelectField
          {...input}
          options={choices}
          value={isChosen ? String(value) : ''}
          placeholder={isChosen ? undefined : String(value ?? '') || 'Choose'}
        />
      ) : (
        <WordsField {...input} isColour={kind === 'colour'} />
      )}
      {kind === 'drawing' && isChosen ? (
        <img src={`${data.preview}/drawings/now/${value}`} alt="" loading="lazy" className="w-40 rounded-card bg-mist" />
      ) : null}
      {typeof path.at(-1) === 'number' ? null : <WhoChanged path={path} />}
      <Advice id={id} />
    </div>
  );
}

const lineLength = 64;
const inputTypes = { date: 'date', email: 'email', uri: 'url' } as const;

/** One line, or as many as the text needs. Numbers are typed as text, so that a wrong one stays visible. */
function WordsField({ isColour, onChange, schema, value, ...text }: InputProps & { isColour: boolean }) {
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const [isLong] = useState(() => !isNumber && (isLongText(text.name) || String(value ?? '').length > lineLength));
  // As it was typed: '4.50' is the number 4.5.
  const [typed, setTyped] = useState('');
  const toValue = (words: string) =>
    schema.format === 'video'
      ? videoId(words)
      : isNumber && /^-?\d+(\.\d+)?$/.test(words.trim())
        ? Number(words)
        : words || undefined;
  const shown = toValue(typed) === value ? typed : String(value ?? '');
  const common = {
    ...text,
    value: shown,
    onChange: (words: string) => {
      setTyped(words);
      onChange(toValue(words));
    },
  };
  if (isLong) return <TextAreaField {...common} rows={Math.max(2, Math.ceil(shown.length / lineLength))} />;
  const type = isColour ? 'color' : inputTypes[schema.format as keyof typeof inputTypes];
  return <TextField {...common} type={type} inputMode={isNumber ? 'decimal' : undefined} suggestions={schema.examples} />;
}

/** Several of a list, including those that only this file has. */
export function ChoicesField({ label, path, required, schema, value }: FieldProps) {
  const { data, errorsAt, set } = useForm();
  const id = controlOf(path);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const choices = choicesOf(schema.items ?? {}, data);
  const others = chosen.filter((one) => !choices.some((choice) => choice.value === one));
  const summary = chosen.length > 0 || required ? summaryOf(chosen, schema) : 'All';
  // Keeps the order of the file, so that its line changes as little as possible.
  const tick = (choice: string, isTicked: boolean) => {
    const next = isTicked ? [...chosen, choice] : chosen.filter((one) => one !== choice);
    set(path, next.length > 0 ? next : undefined);
  };
  return (
    <Part id={id} title={label} summary={summary} hint={schema.description} errors={errorsAt(id)}>
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-2.5">
        <legend className="sr-only">{label}</legend>
        {[...choices, ...choicesOf({ enum: others }, data)].map((choice) => (
          <CheckboxField
            key={choice.value}
            id={`${id}__${choice.value}`}
            name={id}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            onChange={(isTicked) => tick(choice.value, isTicked)}
          />
        ))}
      </fieldset>
      <WhoChanged path={path} />
    </Part>
  );
}
