import { useState } from 'react';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../../app/ui/field.tsx';
import { controlOf, inSentence } from '../../../content-model/field-address.ts';
import { choiceTitle, type JsonSchema, widgetOf } from '../../../content-model/field-schema.ts';

import { readNumber, readPhone, readPostcode, readTime } from '../../../domain/as-typed.ts';
import { videoId } from '../../../domain/video-id.ts';
import type { FileFormData } from '../form-data.ts';
import { Advice, Understood, WhoChanged } from './field-notes.tsx';
import { type FieldProps, type InputProps, useForm } from './form-context.ts';
import { Part } from './part.tsx';
import { PictureField } from './picture-field.tsx';
import { summaryOf } from './summary.ts';

type Choice = { value: string; label: string };

function choicesOf(schema: JsonSchema, { practices }: Pick<FileFormData, 'practices'>): Choice[] {
  if (schema.widget === 'practice') return practices;
  return [schema, ...(schema.anyOf ?? [])]
    .flatMap((option) => option.enum ?? [])
    .map((value) => ({ value: String(value), label: choiceTitle(String(value), schema) }));
}

/** A field of one control, with its label, hint and messages. */
export function SimpleField({ hidesLabel, label, path, required, schema, value }: FieldProps) {
  const { data, errorsAt, set } = useForm();
  const id = controlOf(path);
  const name = String(path.at(-1));
  const kind = widgetOf(schema);
  const isMissing = required && (value === undefined || value === '');
  const instead = `${kind === 'select' || kind === 'picture' ? 'Choose' : 'Enter'} the ${inSentence(label).replace(/^the /, '')}.`;
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
      // A picture goes with its words.
      if (kind === 'picture' && required && next === undefined) return set(path.slice(0, -1), undefined);
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
      ) : kind === 'select' ? (
        <SelectField
          {...input}
          options={choices}
          value={isChosen ? String(value) : ''}
          placeholder={isChosen ? undefined : String(value ?? '') || 'Choose'}
        />
      ) : (
        <WordsField {...input} />
      )}
      {typeof path.at(-1) === 'number' ? null : <WhoChanged path={path} />}
      <Advice id={id} />
    </div>
  );
}

const lineLength = 64;
const inputTypes = { date: 'date', email: 'email', uri: 'url' } as const;

/** What is typed, as the content stores it. Words that are not understood stay, so that the form can say what is wrong. */
const readers: Record<string, (words: string) => string | number | undefined> = {
  number: readNumber,
  phone: readPhone,
  postcode: readPostcode,
  time: (words) => readTime(words),
  video: videoId,
};

/** One line, or as many as the text needs. Numbers are typed as text, so that a wrong one stays visible. */
function WordsField({ onChange, schema, value, ...text }: InputProps) {
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const [isLong] = useState(() => !isNumber && (schema.widget === 'textarea' || String(value ?? '').length > lineLength));
  const read = readers[isNumber ? 'number' : (schema.widget ?? '')];
  // As it was typed: '4.50' is the number 4.5.
  const [typed, setTyped] = useState('');
  const toValue = (words: string) => read?.(words) ?? (words || undefined);
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
  const type = schema.widget === 'colour' ? 'color' : inputTypes[schema.format as keyof typeof inputTypes];
  const isUnderstood =
    schema.widget !== 'video' && read?.(shown) === value && value !== undefined && shown.trim() !== String(value);
  return (
    <>
      <TextField {...common} type={type} inputMode={isNumber ? 'decimal' : undefined} suggestions={schema.examples} />
      {isUnderstood ? <Understood>{String(value)}</Understood> : null}
    </>
  );
}

/** Several of a list, including those that only this file has. */
export function ChoicesField({ label, path, required, schema, value }: FieldProps) {
  const { data, errorsAt, set } = useForm();
  const id = controlOf(path);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const { items = {} } = schema;
  const choices = choicesOf(items, data);
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
        {[...choices, ...others.map((value) => ({ value, label: choiceTitle(value, items) }))].map((choice) => (
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
