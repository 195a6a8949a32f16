import { useEffect, useRef, useState } from 'react';
import { controlOf, fieldName, readAddress } from '../../../content-model/field-address.ts';
import { schemasAt } from '../../../content-model/field-schema.ts';
import { valueAt } from '../../../content-model/fields-of.ts';
import type { ContentPath } from '../../../content-model/problem.ts';
import { isRecord } from '../../../domain/is-record.ts';
import { TextLink } from '../../layout/text-link.tsx';
import { BodyField } from './body-field.tsx';
import { Conflict } from './conflict.tsx';
import { ContentForm } from './content-form.tsx';
import { whereShown } from './form-server.ts';
import { goTo, goToLine } from './go-to.ts';
import { LineIcon } from './line-icon.tsx';
import type { OpenedFile, Session } from './session.ts';
import type { Picked } from './stage.ts';

/** Fields of a group are shown together if there are no more. */
const mostTogether = 12;

/** What the drawer shows: a field with those around it, or without a field the whole file. */
export type Open = { file: string; field?: ContentPath | undefined; picked?: Picked | undefined; isForPage?: boolean };

type Props = {
  open: Open;
  file: OpenedFile;
  session: Session;
  onOpen: (open: Open) => void;
  onFollow: (page: string) => void;
  /** Without, it takes the whole screen: no page shows the file. */
  onClose?: (() => void) | undefined;
};

/** The fields behind what was pressed on the page, or of what stands on no page. */
export function Drawer({ file: { conflict, data, form, state }, onClose, onFollow, onOpen, open, session }: Props) {
  const { field, isForPage = false, picked } = open;
  const { file, note, schema, title } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<{ names: string[]; pages: string[] }>();
  const fields = picked?.fields ?? noFields;
  const at = field && !conflict ? placeFor(field, form.value, data) : undefined;
  useEffect(() => {
    if (fields.length > 0) whereShown(data.preview, fields).then(setShown, () => {});
  }, [fields, data.preview]);
  useEffect(() => {
    const [name, line] = field ?? [];
    if (name === 'body') goToLine(Number(line ?? 0));
    else if (field) goTo(controlOf(field));
    else heading.current?.focus();
  }, [field]);
  const { names = [], pages = [] } = shown ?? {};
  const others = fields.filter((address) => address !== `${file}#${field?.join('.')}`);
  const slug = /^pages\/more\/(.+)\.md$/.exec(file)?.[1];
  const findings = state.status === 'refused' ? state.findings : data.findings;
  const isTall = at?.[0] === 'body';
  const column = onClose ? '' : 'mx-auto w-full max-w-3xl';
  return (
    <aside
      className={onClose ? `drawer ${isTall ? 'is-wide' : ''}` : 'drawer is-screen'}
      aria-labelledby="drawer-title"
      // In a long text it leads from its buttons back to the words.
      onKeyDown={({ key, target }) => key === 'Escape' && !(target as Element).closest('.rich-text') && onClose?.()}
    >
      <div className={`drawer-head ${column}`}>
        <div className="grid min-w-0">
          {at || isForPage ? <p className="hint">{title}</p> : null}
          <h2 id="drawer-title" ref={heading} tabIndex={-1}>
            {at ? fieldName(at, schema) : isForPage ? 'Settings of this page' : title}
          </h2>
        </div>
        {onClose ? (
          <button type="button" className="bar-button" aria-label="Close" onClick={onClose}>
            <LineIcon name="close" />
          </button>
        ) : null}
      </div>
      <div className={`drawer-fields ${column}`}>
        {note && !at ? <p className="hint">{note}</p> : null}
        {slug && !at ? <TextLink href={`/pages/${slug}`}>Change its address, or remove it</TextLink> : null}
        {pages.length > 1 ? (
          <details className="rounded-xl bg-mist px-3.5 py-1">
            <summary className="min-h-9 cursor-pointer content-center font-semibold">
              A change shows on {pages.length} pages
            </summary>
            <p className="hint pb-2">{pages.join(', ')}</p>
          </details>
        ) : null}
        {conflict ? (
          <Conflict conflict={conflict} form={form} schema={schema} onSettled={(settled) => session.settle(file, settled)} />
        ) : null}
        <ContentForm
          key={at?.join('.')}
          at={at}
          data={{ ...data, findings }}
          value={form.value}
          onChange={(path, value) => session.change(file, ['value', ...path], value)}
        >
          {form.body === undefined ? null : (
            <BodyField body={form.body} onChange={(body) => session.change(file, ['body'], body)} />
          )}
        </ContentForm>
        <div className="drawer-more">
          {others.map((address) => (
            <button key={address} type="button" onClick={() => onOpen({ ...readAddress(address), picked })}>
              {data.titles[readAddress(address).file]}: {names[fields.indexOf(address)] ?? fieldName(readAddress(address).field)}
            </button>
          ))}
          {picked?.leadsTo ? (
            <button type="button" onClick={() => onFollow(picked.leadsTo ?? '/')}>
              Go to the page that it leads to
            </button>
          ) : null}
          {at ? (
            <button type="button" onClick={() => onOpen({ file, picked })}>
              Everything in {title}
            </button>
          ) : null}
        </div>
      </div>
    </aside>
  );
}

const noFields: string[] = [];

/** The closest group around a field that is small enough to be seen at once. */
function placeFor(field: ContentPath, value: unknown, { schema }: OpenedFile['data']): ContentPath {
  if (field[0] === 'body') return ['body'];
  for (let length = field.length; length > 0; length -= 1) {
    const at = field.slice(0, length);
    const { properties } = schemasAt(at, schema).at(-1) ?? {};
    if (properties && isRecord(valueAt(value, at))) return Object.keys(properties).length <= mostTogether ? at : field;
  }
  return field;
}
