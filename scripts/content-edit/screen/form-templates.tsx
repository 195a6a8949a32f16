import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  descriptionId,
  errorId,
  type FieldTemplateProps,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils';
import type { ReactNode } from 'react';
import { humanise } from '../../../content/humanise.ts';
import { choiceInWords } from './form-layout.ts';

type Path = readonly (string | number)[];

/** 'Phone 2' for the second entry of a list; a person meets no index that starts at nought. */
function entryName(path: Path): string {
  const place = path.at(-1);
  const list = path.findLast((part) => typeof part === 'string');
  return `${list === undefined ? 'Entry' : humanise(String(list))} ${Number(place) + 1}`;
}

const isEntry = (path: Path) => typeof path.at(-1) === 'number';

export function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, displayLabel, fieldPathId, hidden, label, rawDescription, rawErrors, required } = props;
  if (hidden) return <div hidden>{children}</div>;
  const errors = [...new Set(rawErrors)];
  const name = isEntry(fieldPathId.path) ? entryName(fieldPathId.path) : label;
  const labelClass = isEntry(fieldPathId.path) ? 'unseen' : 'label';
  return (
    <div className="field" data-wrong={errors.length > 0 || undefined}>
      {displayLabel ? (
        <label htmlFor={id} className={labelClass}>
          {name}
          {required || isEntry(fieldPathId.path) ? null : <span className="optional"> (may stay empty)</span>}
        </label>
      ) : null}
      {displayLabel && rawDescription ? (
        <p id={descriptionId(id)} className="hint">
          {rawDescription}
        </p>
      ) : null}
      {errors.length > 0 ? (
        <p id={errorId(id)} className="error">
          <span className="unseen">Mistake: </span>
          {errors.join(' ')}
        </p>
      ) : null}
      {children}
    </div>
  );
}

/** A part of the form that opens and closes: a long file is a short list of its parts first. */
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
    <details className="part" id={id} open={open}>
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

/** What an entry is about, in its own words. */
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

export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, formData, properties, schema, title } = props;
  const { $id: id, path } = fieldPathId;
  const contents = properties.map((property) => property.content);
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
  const list = (
    <>
      <div className="entries">{items}</div>
      {canAdd ? (
        <button type="button" className="button quiet" onClick={onAddClick}>
          Add<span className="unseen"> to {title || 'the list'}</span>
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
