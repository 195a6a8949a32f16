import { memo, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../app/ui/button.tsx';
import { SelectField } from '../../../app/ui/field.tsx';
import { FieldError } from '../../../app/ui/field-frame.tsx';
import { isPhotograph } from '../../../content-model/checks/alternative-text.ts';
import { controlOf, inSentence, singularOf, whoChangedHref, withArticle } from '../../../content-model/field-address.ts';
import type { FieldFinding } from '../../../content-model/field-findings.ts';
import { type JsonSchema, labelOf, optionOf, schemasAt, widgetOf } from '../../../content-model/field-schema.ts';

import { valueAt } from '../../../content-model/fields-of.ts';
import { hasEntries, keyPathOf } from '../../../content-model/merge-values.ts';
import type { ContentPath } from '../../../content-model/problem.ts';
import { capitalise } from '../../../domain/capitalise.ts';
import { isRecord } from '../../../domain/is-record.ts';
import type { FileFormData } from '../form-data.ts';
import { Corrections } from './corrections.tsx';
import { WhoChanged } from './field-notes.tsx';
import { type FieldProps, type Form, FormContext, TextContext, useForm } from './form-context.ts';
import { Part } from './part.tsx';
import { pictureAddress } from './picture-field.tsx';
import { ChoicesField, SimpleField } from './simple-field.tsx';
import { detailsOf, summaryOf } from './summary.ts';
import { WeekField } from './week-field.tsx';

/** A message that comes at once would move the button that is just being pressed. */
const pressMs = 300;

/** The long text is one control. */
const controlAt = ({ field = [] }: FieldFinding) => controlOf(field[0] === 'body' ? ['body'] : field);
const isIn = (id: string) => (control: string) => control === id || control.startsWith(`${id}_`);

type Props = {
  data: FileFormData;
  value: unknown;
  onChange: (path: ContentPath, value: unknown) => void;
  /** The long text. */
  children?: ReactNode;
  /** Only what is at this place of the file. */
  at?: ContentPath | undefined;
};

/** The fields of a file, with what the content check found. */
export function ContentForm({ at, children, data, onChange, value }: Props) {
  const { facts, file, findings, linkTargets, pictures, practices, preview, schema, today } = data;
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const [first] = useState(value);
  /** The controls that were wrong when the file was opened, or were left since. Others may be unfinished. */
  const [left, setLeft] = useState<readonly string[]>(() => findings.map(controlAt));
  // What cannot be saved is said at once.
  const due = useMemo(
    () => findings.filter((finding) => finding.kind === 'too-large' || left.some(isIn(controlAt(finding)))),
    [findings, left],
  );
  // The same until something is found or left, so that typing draws only the field that changes.
  const form = useMemo((): Form => {
    const messagesAt = (id: string, blocks: boolean) =>
      due.flatMap((finding) => (finding.isBlocking === blocks && controlAt(finding) === id ? finding.message : []));
    return {
      data: { facts, file, linkTargets, pictures, practices, preview, today },
      set: (path, part) => latest.current.onChange(path, part),
      errorsAt: (id) => [...new Set(messagesAt(id, true))],
      forget: (id) => setLeft((before) => before.filter((control) => !isIn(id)(control))),
      adviceAt: (id) => messagesAt(id, false),
      whoChanged: (path) => {
        const keyPath = keyPathOf(latest.current.value, path);
        return hasEntries(first, keyPath) ? whoChangedHref(file, keyPath) : undefined;
      },
    };
  }, [due, facts, file, first, linkTargets, pictures, practices, preview, today]);
  const leave = (id: string) => setLeft((before) => (before.includes(id) ? before : [...before, id]));
  return (
    <FormContext value={form}>
      {at ? null : (
        <Corrections findings={due.filter(({ isBlocking, isUnfinished }) => isBlocking && !isUnfinished)} schema={schema} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the controls in it */}
      <div className="@container" onBlur={({ target }) => setTimeout(leave, pressMs, target.id)}>
        <TextContext value={children}>
          {at ? (
            <FieldsAt at={at} schema={schema} value={value} />
          ) : (
            <Field schema={schema} path={[]} value={value} label={schema.title ?? ''} required />
          )}
        </TextContext>
      </div>
    </FormContext>
  );
}

const isEntry = (path: ContentPath) => typeof path.at(-1) === 'number';

const placeOf = ({ path, siblings }: FieldProps) => `${controlOf(path)} of ${siblings}`;
const isSameField = (one: FieldProps, other: FieldProps) =>
  one.value === other.value && one.required === other.required && one.schema === other.schema && placeOf(one) === placeOf(other);

const Field = memo(function Field(props: FieldProps) {
  const { path, schema } = props;
  const kind = widgetOf(schema);
  if (kind === 'hidden') return null;
  if (kind === 'week') return <WeekField {...props} />;
  if (kind === 'choices') return <ChoicesField {...props} />;
  if (kind === 'union') return <UnionField {...props} />;
  if (kind !== 'group' && kind !== 'list') return <SimpleField {...props} />;
  const contents = kind === 'group' ? <Group {...props} /> : <List {...props} />;
  return path.length === 0 ? contents : <Frame {...props}>{contents}</Frame>;
}, isSameField);

const fileOf = ({ properties }: JsonSchema = {}) => (properties?.['file']?.widget === 'picture' ? properties['file'] : undefined);

/** The address of an entry's picture. */
function pictureOf(entry: unknown, { properties }: JsonSchema, data: Form['data']): string | undefined {
  const [file, picture] = [fileOf(properties?.['picture']), isRecord(entry) && entry['picture']];
  return file && isRecord(picture) ? pictureAddress(String(picture['file'] ?? ''), file, data) : undefined;
}

/** A field, or all fields of a group without a frame. */
function FieldsAt({ at, schema, value }: { at: ContentPath; schema: JsonSchema; value: unknown }) {
  const longText = useContext(TextContext);
  if (at[0] === 'body') return longText;
  const [parent = schema, own = schema] = [schema, ...schemasAt(at, schema)].slice(-2);
  const name = at.at(-1);
  const required = typeof name === 'number' || (parent.required ?? []).includes(String(name));
  const props = { schema: own, path: at, value: valueAt(value, at), label: own.title ?? String(name), required };
  return widgetOf(own) === 'group' ? <Group {...props} /> : <Field {...props} />;
}

/** Sections and entries open and close. Groups in them do not, and pictures. */
function Frame(props: FieldProps & { id?: string; children: ReactNode }) {
  const { children, id, isNew = false, label, path, required, schema, tools, value } = props;
  const { data, errorsAt } = useForm();
  const common = { id: id ?? controlOf(path), errors: id ? [] : errorsAt(controlOf(path)) };
  if (isEntry(path)) {
    const count = Object.keys(schema.properties ?? {}).length;
    const isOpen = isNew || count === 1 || count === 2;
    return (
      <Part
        {...common}
        title={labelOf(value, schema) ?? label}
        summary={detailsOf(value, schema)}
        picture={pictureOf(value, schema, data)}
        open={isOpen}
      >
        {children}
        {tools}
      </Part>
    );
  }
  const isUnfinished = required && (value === undefined || (Array.isArray(value) && value.length === 0));
  // In a file, or in an entry of a file that is a list.
  if (!fileOf(schema) && (path.length === 1 || (path.length === 2 && typeof path[0] === 'number')))
    return (
      <Part {...common} title={label} summary={summaryOf(value, schema)} hint={schema.description} open={isUnfinished}>
        {children}
      </Part>
    );
  return (
    <fieldset id={common.id} className="group" tabIndex={-1}>
      <legend className="label">{required ? label : `${label} (optional)`}</legend>
      {schema.description ? <p className="hint">{schema.description}</p> : null}
      {common.errors.length > 0 ? <FieldError id={`${common.id}-error`}>{common.errors.join(' ')}</FieldError> : null}
      {children}
    </fieldset>
  );
}

function Group({ path, schema, value }: FieldProps) {
  const longText = useContext(TextContext);
  const fields = isRecord(value) ? value : {};
  const isWhole = path.length === 0 || (path.length === 1 && isEntry(path));
  const required = [...(schema.required ?? []), ...(isPhotograph(fields) ? ['words'] : [])];
  const [forStaff = [], technical = []] = [false, true].map((isTechnical) =>
    Object.entries(schema.properties ?? {})
      .filter(([, { audience }]) => (audience === 'search engines and designers') === isTechnical)
      .map(([name, part]) => {
        const common = { schema: part, path: [...path, name], value: fields[name], label: part.title ?? name };
        return <Field key={name} {...common} required={required.includes(name)} />;
      }),
  );
  return (
    <div className="fields">
      {forStaff}
      {path.length === 0 ? longText : null}
      {isWhole && technical.length > 0 ? (
        <Part id={`${controlOf(path)}__technical`} title="For search engines and designers" errors={[]}>
          {technical}
        </Part>
      ) : (
        technical
      )}
    </div>
  );
}

/** What a new value of a kind starts with. */
const emptyOf = ({ const: fixed, type }: JsonSchema = {}) => fixed ?? (type === 'object' ? {} : type === 'array' ? [] : '');

function List({ path, schema, value }: FieldProps) {
  const { forget, set } = useForm();
  const id = controlOf(path);
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const { items = {}, maxItems = Number.POSITIVE_INFINITY, minItems = 0 } = schema;
  /** Tells entries apart while they move. Those from `firstNew` on were added here. */
  const [given, setKeys] = useState(() => entries.map((_, index) => index));
  const keys = entries.map((_, index) => given[index] ?? -1 - index);
  const [firstNew] = useState(entries.length);
  const toFocus = useRef<string>(undefined);
  // Not later: an effect of an earlier drawing would look for an entry that is not there yet.
  useLayoutEffect(() => {
    const target = toFocus.current && document.getElementById(toFocus.current);
    toFocus.current = undefined;
    if (target) (target.matches('details') ? target.querySelector<HTMLElement>('input, select, textarea') : target)?.focus();
  });
  const latest = useRef({ entries, keys });
  latest.current = { entries, keys };
  /** Puts the entries at these places, and perhaps one more. */
  const change = (places: number[], focus: string, more: unknown[] = []) => {
    const { entries, keys } = latest.current;
    set(path, [...places.map((place) => entries[place]), ...more]);
    setKeys([...places.map((place) => keys[place] ?? 0), ...more.map(() => Math.max(firstNew - 1, ...keys) + 1)]);
    toFocus.current = focus;
  };
  const places = entries.map((_, index) => index);
  const move = (from: number, to: number, tool: string) => change(places.with(from, to).with(to, from), `${id}_${to}__${tool}`);
  const add = () => {
    forget(`${id}_${entries.length}`);
    change(places, `${id}_${entries.length}`, [emptyOf(items.anyOf?.[0] ?? items)]);
  };
  const one = singularOf(schema);
  const tools = (index: number) => {
    const tool = (name: string, words: string, onPress: () => void, inactive = false) => (
      <Button variant="quiet" id={`${id}_${index}__${name}`} onPress={onPress} inactive={inactive}>
        {words}
        <span className="sr-only">{` ${one} ${index + 1}`}</span>
      </Button>
    );
    return (
      <div className="-ml-5 flex flex-wrap text-[0.9375em]">
        {entries.length > 1 ? tool('up', 'Move up', () => move(index, index - 1, 'up'), index === 0) : null}
        {entries.length > 1
          ? tool('down', 'Move down', () => move(index, index + 1, 'down'), index === entries.length - 1)
          : null}
        {minItems < maxItems || entries.length > maxItems
          ? tool('remove', 'Remove', () => change(places.toSpliced(index, 1), `${id}__add`))
          : null}
      </div>
    );
  };
  const isSimple = !items.properties && !items.anyOf;
  return (
    <div className="grid">
      {entries.map((value, index) => {
        const entry = { schema: items, path: [...path, index], value, label: capitalise(`${one} ${index + 1}`), required: true };
        return (
          <div key={keys[index]}>
            <Field {...entry} siblings={entries.length} hidesLabel isNew={(keys[index] ?? 0) >= firstNew} tools={tools(index)} />
            {isSimple ? tools(index) : null}
          </div>
        );
      })}
      {isSimple ? <WhoChanged path={path} /> : null}
      {entries.length < maxItems ? (
        <div className="mt-4">
          <Button variant="secondary" id={`${id}__add`} onPress={add}>
            Add {withArticle(one)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** A value of one kind or another, such as a price in pounds or in words. */
function UnionField(props: FieldProps) {
  const { label, path, schema, value } = props;
  const { set } = useForm();
  const options = schema.anyOf ?? [];
  const [chosen, setChosen] = useState(0);
  const found = options.indexOf(optionOf(schema, value));
  const index = found < 0 ? chosen : found;
  const { description: _, ...option } = options[index] ?? {};
  const choose = (next: number) => {
    setChosen(next);
    set(path, emptyOf(options[next]));
  };
  const isSimple = !option.properties && !option.items;
  const inner = { ...props, schema: option };
  return (
    <Frame {...props} {...(isSimple && { id: `${controlOf(path)}__either` })}>
      <div className="fields">
        <SelectField
          id={`${controlOf(path)}__kind`}
          name="kind"
          label={`Which kind of ${inSentence(label)}`}
          hidesLabel
          options={options.map(({ title = '' }, place) => ({ value: String(place), label: title }))}
          value={String(index)}
          onChange={(next) => choose(Number(next))}
        />
        {option.properties ? <Group {...inner} /> : option.items ? <List {...inner} /> : null}
        {isSimple && option.const === undefined ? <SimpleField {...inner} hidesLabel /> : null}
      </div>
    </Frame>
  );
}
