import { useState } from 'react';
import { Button } from '../../../app/ui/button.tsx';
import { boxClassNames, CheckboxField, SelectField } from '../../../app/ui/field.tsx';
import { FieldError } from '../../../app/ui/field-frame.tsx';
import { controlOf } from '../../../content-model/field-address.ts';
import { readTime, readTimes } from '../../../domain/as-typed.ts';
import { capitalise } from '../../../domain/capitalise.ts';
import { type Weekday, weekdays } from '../../../domain/london-time.ts';
import { Understood, WhoChanged } from './field-notes.tsx';
import { type FieldProps, useForm } from './form-context.ts';

type Lunch = { from?: string | undefined; to?: string | undefined };
type Hours = { open?: string | undefined; close?: string | undefined; lunch?: Lunch };
type Week = Partial<Record<Weekday, Hours | 'closed'>>;

/** The times of a day, as the boxes show them. */
type Times = Record<'open' | 'close' | 'from' | 'to', string | undefined>;
const timesOf = ({ close, lunch: { from, to } = {}, open }: Hours): Times => ({ open, close, from, to });
const hoursOf = ({ close, from, open, to }: Times): Hours =>
  from || to ? { open, close, lunch: { from, to } } : { open, close };
const boxes = [
  ['open', 'open', 'opens'],
  ['close', 'close', 'closes'],
  ['from', 'lunch_from', 'lunch from'],
  ['to', 'lunch_to', 'until'],
] as const;

const dayColumns =
  'grid grid-cols-2 items-end gap-x-2.5 gap-y-1 border-b border-line py-2 @md:grid-cols-[minmax(8rem,1.5fr)_repeat(4,minmax(4.25rem,1fr))]';

/** Days that hours can be copied to, besides each one. */
const groups: Record<string, readonly Weekday[]> = { 'all days': weekdays, 'Monday to Friday': weekdays.slice(0, 5) };

/** A week of opening hours, a line a day. Text inputs, because some browsers would ask for AM and PM. */
export function WeekField({ label, path, value: given }: FieldProps) {
  const week: Week = given ?? {};
  const { errorsAt, set: setField } = useForm();
  /** What was typed, by control, as long as it means what is stored. */
  const [typed, setTyped] = useState<Record<string, { words: string; time: string | undefined }>>({});
  const [from, setFrom] = useState<string>(weekdays[0]);
  const [to, setTo] = useState('all days');
  const id = controlOf(path);
  const set = (day: Weekday, hours: Hours | 'closed') => setField([...path, day], hours);
  /** A day that opens starts with the hours of another. */
  const usual = (): Hours => {
    const other = weekdays.map((day) => week[day]).find((hours) => typeof hours === 'object');
    return typeof other === 'object' ? { open: other.open, close: other.close } : { open: '09:00', close: '17:00' };
  };
  const copy = () => {
    const hours = week[from as Weekday];
    // One value, because each change starts from the form as it was drawn.
    const days = groups[to] ?? [to as Weekday];
    if (hours) setField(path, { ...week, ...Object.fromEntries(days.map((day) => [day, hours])) });
  };
  return (
    <fieldset id={id} className="with-history grid gap-1" tabIndex={-1}>
      <legend className="label">{label}</legend>
      <p className="hint">Such as 8.30 and 6pm, or 8.30-6 in one box. Lunch only if the practice closes for it.</p>
      {weekdays.map((day) => {
        const hours = week[day];
        const places = ['', '_open', '_close', '_lunch', '_lunch_from', '_lunch_to'];
        const errors = [...new Set(places.flatMap((place) => errorsAt(`${id}_${day}${place}`)))];
        const error = errors.join(' ') || undefined;
        const name = capitalise(day);
        const times = typeof hours === 'object' ? timesOf(hours) : undefined;
        const shown = (box: keyof Times) => {
          const own = typed[`${day}_${box}`];
          const time = times?.[box];
          return own && own.time === time ? own.words : (time ?? '');
        };
        /** A span such as '12.30-1.30' is for the box and its neighbour. */
        const enter = (box: keyof Times, words: string, { from, open, ...others }: Times) => {
          const span = readTimes(words);
          const isLunch = box === 'from' || box === 'to';
          const time = readTime(words, { open: undefined, close: open, from: open, to: from }[box]) ?? (words || undefined);
          const both = span && (isLunch ? span : { open: span.from, close: span.to });
          const next: Times = { from, open, ...others, ...(both ?? { [box]: time }) };
          setTyped((before) => ({ ...before, [`${day}_${box}`]: { words, time: next[box] } }));
          set(day, hoursOf(next));
        };
        const isTyped = boxes.some(([box]) => shown(box) !== (times?.[box] ?? ''));
        return (
          <div key={day} className={dayColumns}>
            <div className="col-span-full font-semibold @md:col-span-1">
              <CheckboxField
                id={`${id}_${day}`}
                name={day}
                label={name}
                checked={typeof hours === 'object'}
                onChange={(isOpen) => set(day, isOpen ? usual() : 'closed')}
              />
            </div>
            {times ? (
              boxes.map(([box, key, words]) => (
                <label key={box} className="grid text-[0.9375em] text-ink-soft">
                  <span className="sr-only">{name} </span>
                  <span>{words}</span>
                  <input
                    id={`${id}_${day}_${key}`}
                    type="text"
                    className={`${boxClassNames(error)} px-2 tabular-nums`}
                    value={shown(box)}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `${id}_${day}__error` : undefined}
                    onChange={({ target }) => enter(box, target.value, times)}
                  />
                </label>
              ))
            ) : (
              <span className="col-span-full self-center text-ink-soft @md:col-span-1">closed</span>
            )}
            {times && isTyped && !error ? (
              <div className="col-span-full">
                <Understood>
                  {`${span(times.open, times.close)}${times.from || times.to ? `, lunch ${span(times.from, times.to)}` : ''}`}
                </Understood>
              </div>
            ) : null}
            {error ? (
              <div className="col-span-full">
                <FieldError id={`${id}_${day}__error`}>{error}</FieldError>
              </div>
            ) : null}
          </div>
        );
      })}
      <div className="mt-2 flex flex-wrap items-end gap-2.5">
        <SelectField
          id={`${id}__copy-from`}
          name="copy-from"
          label="Copy the hours of"
          options={weekdays.map((day) => ({ value: day, label: capitalise(day) }))}
          value={from}
          onChange={setFrom}
        />
        <SelectField
          id={`${id}__copy-to`}
          name="copy-to"
          label="to"
          options={[...Object.keys(groups), ...weekdays].map((days) => ({ value: days, label: capitalise(days) }))}
          value={to}
          onChange={setTo}
        />
        <Button variant="secondary" id={`${id}__copy`} onPress={copy}>
          Copy
        </Button>
      </div>
      <WhoChanged path={path} />
    </fieldset>
  );
}

const span = (from = '?', to = '?') => `${from} to ${to}`;
