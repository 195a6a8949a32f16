import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  descriptionId,
  errorId,
  type FieldTemplateProps,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { type ReactNode, useRef } from 'react';
import { humanise } from '../../../content/humanise.ts';
import type { FormContext } from './form-context.ts';
import { choiceInWords } from './form-layout.ts';

type Path = readonly (string | number)[];

/** 'Phone 2' for the second entry of a list. */
function entryName(path: Path): string {
  const place = path.at(-1);
  const list = path.findLast((part) => typeof part === 'string');
  return `${list === undefined ? 'Entry' : humanise(String(list))} ${Number(place) + 1}`;
}

const isEntry = (path: Path) => typeof path.at(-1) === 'number';

export function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, displayLabel, fieldPathId, hidden, label, rawDescription, rawErrors, registry, required } = props;
  if (hidden) return <div hidden>{children}</div>;
  const errors = [...new Set(rawErrors)];
  const name = isEntry(fieldPathId.path) ? entryName(fieldPathId.path) : label;
  const advice = (registry.formContext as FormContext).advice.filter((finding) => finding.id === id);
  const labelClass = isEntry(fieldPathId.path) ? 'sr-only' : 'label';
  return (
    <div className="field">
      {displayLabel ? (
        <label htmlFor={id} className={labelClass}>
          {name}
          {required || isEntry(fieldPathId.path) ? null : <span className="font-normal text-ink-soft"> (optional)</span>}
        </label>
      ) : null}
      {displayLabel && rawDescription ? (
        <p id={descriptionId(id)} className="hint">
          {rawDescription}
        </p>
      ) : null}
      {errors.length > 0 ? (
        <p id={errorId(id)} className="error">
          <span className="sr-only">Error: </span>
          {errors.join(' ')}
        </p>
      ) : null}
      {children}
      {advice.map(({ message }) => (
        <p key={message} className="advice">
          {message}
        </p>
      ))}
    </div>
  );
}

type PartProps = { id: string; title: string; hint: string | undefined; open: boolean; children: ReactNode };

/** A part of the form that opens and closes. What opens it at first must not close it while someone types. */
function Part({ children, hint, id, open, title }: PartProps) {
  return (
    <details
      className="part"
      id={id}
      ref={(details) => {
        if (details && !details.dataset['opened']) {
          details.open = open;
          details.dataset['opened'] = 'true';
        }
      }}
    >
      <summary>
        <span className="font-semibold">{title}</span>
        {hint ? <span className="hint">{hint}</span> : null}
      </summary>
      <div className="fields">{children}</div>
    </details>
  );
}

const namingFields = 'name title question heading label phone award author reason who procedure topic date'.split(' ');

/** What names an entry. */
function subjectOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const value = namingFields
    .map((field) => (data as Record<string, unknown>)[field])
    .find((words) => typeof words === 'string' && words);
  if (typeof value === 'string') return value;
  if ('whenAccepting' in data) return subjectOf(data.whenAccepting);
  const { surfaces } = data as { surfaces?: string[] };
  return Array.isArray(surfaces) && surfaces.length > 0 ? `For ${surfaces.map(choiceInWords).join(', ')}` : '';
}

const fewFields = 3;

/** Drawings are not asked for where photographs replace them. */
function isReplaced(name: string, data: unknown): boolean {
  const { afterImage, beforeImage, image, splitImage } = (data ?? {}) as Record<string, unknown>;
  if (name === 'portrait') return Boolean(image);
  return (name === 'before' || name === 'after') && Boolean(splitImage || (beforeImage && afterImage));
}

export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, formData, properties, schema, title } = props;
  const { $id: id, path } = fieldPathId;
  const contents = properties.filter(({ name }) => !isReplaced(name, formData)).map(({ content }) => content);
  if (properties.length === 0) return null;
  if (path.length === 0) return <div className="fields">{contents}</div>;
  if (isEntry(path)) {
    const subject = subjectOf(formData);
    const isShort = properties.length <= fewFields || subject === '';
    return (
      <Part id={id} title={subject || entryName(path)} hint={schema.description} open={isShort}>
        {contents}
      </Part>
    );
  }
  return (
    <Group id={id} path={path} title={title} hint={schema.description}>
      <div className="fields">{contents}</div>
    </Group>
  );
}

type GroupProps = Omit<PartProps, 'open'> & { path: Path };

/** Groups at the top of a file open and close. */
function Group({ children, hint, id, path, title }: GroupProps) {
  if (path.length === 1)
    return (
      <Part id={id} title={title} hint={hint} open={false}>
        {children}
      </Part>
    );
  return (
    <fieldset id={id} className="group" tabIndex={-1}>
      <legend className="label">{title}</legend>
      {hint ? <p className="hint">{hint}</p> : null}
      {children}
    </fieldset>
  );
}

export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { canAdd, fieldPathId, items, onAddClick, schema, title } = props;
  const { $id: id, path } = fieldPathId;
  const entries = useRef<HTMLDivElement>(null);
  const add = (event: React.MouseEvent<HTMLButtonElement>) => {
    onAddClick(event);
    // Once the new entry is there.
    setTimeout(() => entries.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')?.focus());
  };
  const list = (
    <>
      <div ref={entries} className="my-3 grid grid-cols-1 gap-3">
        {items}
      </div>
      {canAdd ? (
        <button type="button" className="form-button quiet" onClick={add}>
          Add<span className="sr-only"> to {title || 'the list'}</span>
        </button>
      ) : null}
    </>
  );
  if (path.length === 0) return <div id={id}>{list}</div>;
  return (
    <Group id={id} path={path} title={title} hint={schema.description}>
      {list}
    </Group>
  );
}

export function ArrayFieldItemTemplate({ buttonsProps, children, hasToolbar }: ArrayFieldItemTemplateProps) {
  const { fieldPathId, hasMoveDown, hasMoveUp, hasRemove, onMoveDownItem, onMoveUpItem, onRemoveItem } = buttonsProps;
  const name = entryName(fieldPathId.path);
  const tool = (words: string, sign: string, onClick: () => void, disabled: boolean) => (
    <button
      type="button"
      className="h-11 w-9 cursor-pointer rounded-lg text-lg not-disabled:hover:bg-mist disabled:cursor-default disabled:text-ink-soft/45"
      title={words}
      aria-label={`${words}: ${name}`}
      disabled={disabled}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div className="entry">
      {children}
      {hasToolbar ? (
        <div className="tools flex">
          {hasMoveUp || hasMoveDown ? tool('Move up', '↑', onMoveUpItem, !hasMoveUp) : null}
          {hasMoveUp || hasMoveDown ? tool('Move down', '↓', onMoveDownItem, !hasMoveDown) : null}
          {hasRemove ? tool('Remove', '×', onRemoveItem, false) : null}
        </div>
      ) : null}
    </div>
  );
}

export function MultiSchemaFieldTemplate({ optionSchemaField, selector }: MultiSchemaFieldTemplateProps) {
  return (
    <div className="choice">
      {selector}
      {optionSchemaField}
    </div>
  );
}
