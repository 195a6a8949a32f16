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
  const labelClass = isEntry(fieldPathId.path) ? 'sr-only' : 'label';
  return (
    <div className="field" data-wrong={errors.length > 0 || undefined}>
      {displayLabel ? (
        <label htmlFor={id} className={labelClass}>
          {name}
          {required || isEntry(fieldPathId.path) ? null : <span className="optional"> (optional)</span>}
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
      {(registry.formContext as FormContext).advice.get(id)?.map((advice) => (
        <p key={advice} className="advice">
          {advice}
        </p>
      ))}
    </div>
  );
}

/** A part of the form that opens and closes. What opens it at first must not close it while someone types. */
function Part({
  id,
  title,
  hint,
  open,
  children,
}: {
  id: string;
  title: string;
  hint?: string;
  open: boolean;
  children: ReactNode;
}) {
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
        <span className="part-title">{title}</span>
        {hint ? <span className="hint">{hint}</span> : null}
      </summary>
      <div className="fields">{children}</div>
    </details>
  );
}

const namingFields = [
  'name',
  'title',
  'question',
  'heading',
  'label',
  'phone',
  'award',
  'author',
  'reason',
  'who',
  'procedure',
  'topic',
  'date',
];

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
  const hint = schema.description ? { hint: schema.description } : {};
  if (isEntry(path)) {
    const subject = subjectOf(formData);
    const isShort = properties.length <= fewFields || subject === '';
    return (
      <Part id={id} title={subject || entryName(path)} open={isShort} {...hint}>
        {contents}
      </Part>
    );
  }
  if (path.length === 1)
    return (
      <Part id={id} title={title} open={false} {...hint}>
        {contents}
      </Part>
    );
  return (
    <fieldset id={id} className="group" tabIndex={-1}>
      <legend className="label">{title}</legend>
      {schema.description ? <p className="hint">{schema.description}</p> : null}
      <div className="fields">{contents}</div>
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
      <div ref={entries} className="entries">
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
  const hint = schema.description ? { hint: schema.description } : {};
  if (path.length === 1)
    return (
      <Part id={id} title={title} open={false} {...hint}>
        {list}
      </Part>
    );
  return (
    <fieldset id={id} className="group" tabIndex={-1}>
      <legend className="label">{title}</legend>
      {schema.description ? <p className="hint">{schema.description}</p> : null}
      {list}
    </fieldset>
  );
}

export function ArrayFieldItemTemplate({ buttonsProps, children, hasToolbar }: ArrayFieldItemTemplateProps) {
  const { fieldPathId, hasMoveDown, hasMoveUp, hasRemove, onMoveDownItem, onMoveUpItem, onRemoveItem } = buttonsProps;
  const name = entryName(fieldPathId.path);
  const tool = (words: string, sign: string, onClick: () => void, disabled: boolean) => (
    <button type="button" className="tool" title={words} aria-label={`${words}: ${name}`} disabled={disabled} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div className="entry">
      {children}
      {hasToolbar ? (
        <div className="tools">
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
