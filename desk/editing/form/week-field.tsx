import { boxClassNames, CheckboxField } from '../../../app/ui/field.tsx';
import { FieldError } from '../../../app/ui/field-frame.tsx';
import { controlOf } from '../../../content-model/field-address.ts';
import { capitalise } from '../../../domain/capitalise.ts';
import { type Weekday, weekdays } from '../../../domain/london-time.ts';
import { WhoChanged } from './field-notes.tsx';
import { type FieldProps, useForm } from './form-context.ts';

type Lunch = { from?: string | undefined; to?: string | undefined };
type Hours = { open?: string | undefined; close?: string | undefined; lunch?: Lunch };
type Week = Partial<Record<Weekday, Hours | 'closed'>>;

const dayColumns =
  'grid grid-cols-2 items-end gap-x-2.5 gap-y-1 border-b border-line py-2 @md:grid-cols-[minmax(8rem,1.5fr)_repeat(4,minmax(4.25rem,1fr))]';

/** A week of opening hours, a line a day. Text inputs, because some browsers would ask for AM and PM. */
export function WeekField({ label, path, value: given }: FieldProps) {
  const week: Week = given ?? {};
  const { errorsAt, set: setField } = useForm();
  const id = controlOf(path);
  const set = (day: Weekday, hours: Hours | 'closed') => setField([...path, day], hours);
  /** A day that opens starts with the hours of another. */
  const usual = (): Hours => {
    const other = weekdays.map((day) => week[day]).find((hours) => typeof hours === 'object');
    return typeof other === 'object' ? { open: other.open, close: other.close } : { open: '09:00', close: '17:00' };
  };
  return (
    <fieldset id={id} className="with-history grid gap-1" tabIndex={-1}>
      <legend className="label">{label}</legend>
      <p className="hint">On the 24-hour clock, such as 09:00. Lunch only if the practice closes for it.</p>
      {weekdays.map((day) => {
        const hours = week[day];
        const places = ['', '_open', '_close', '_lunch', '_lunch_from', '_lunch_to'];
        const errors = [...new Set(places.flatMap((place) => errorsAt(`${id}_${day}${place}`)))];
        const error = errors.join(' ') || undefined;
        const name = capitalise(day);
        const time = (words: string, key: string, value: string | undefined, change: (time: string | undefined) => void) => (
          <label className="grid text-[0.9375em] text-ink-soft">
            <span className="sr-only">{name} </span>
            <span>{words}</span>
            <input
              id={`${id}_${day}_${key}`}
              type="text"
              className={`${boxClassNames(error)} px-2 tabular-nums`}
              inputMode="numeric"
              value={value ?? ''}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}_${day}__error` : undefined}
              onChange={(event) => change(event.target.value || undefined)}
              onBlur={() => change(value?.replace(/^\d:/, '0$&'))}
            />
          </label>
        );
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
            {typeof hours === 'object' ? (
              <>
                {time('opens', 'open', hours.open, (open) => set(day, { ...hours, open }))}
                {time('closes', 'close', hours.close, (close) => set(day, { ...hours, close }))}
                {time('lunch from', 'lunch_from', hours.lunch?.from, (from) =>
                  set(day, withLunch(hours, { ...hours.lunch, from })),
                )}
                {time('until', 'lunch_to', hours.lunch?.to, (to) => set(day, withLunch(hours, { ...hours.lunch, to })))}
              </>
            ) : (
              <span className="col-span-full self-center text-ink-soft @md:col-span-1">closed</span>
            )}
            {error ? (
              <div className="col-span-full">
                <FieldError id={`${id}_${day}__error`}>{error}</FieldError>
              </div>
            ) : null}
          </div>
        );
      })}
      <WhoChanged path={path} />
    </fieldset>
  );
}

function withLunch({ open, close }: Hours, lunch: Lunch): Hours {
  return lunch.from || lunch.to ? { open, close, lunch } : { open, close };
}
