import { diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';
import { isArticle } from '../../content-model/article-path.ts';
import { pictureTitle } from '../../content-model/field-schema.ts';
import { capitalise } from '../../domain/capitalise.ts';
import { changedText, changeName, type FieldChange } from '../drafts/change-words.ts';

/** The address of a picture by its name. Undefined if the site does not have it any more. */
export type PictureAddress = (name: string) => string | undefined;

const shortText = 60;
const longestShown = 300;
/** How much of a text that stays is shown around what changed. */
const around = 40;
/** Texts with more differences are shown one after the other. */
const mostEdits = 400;

/** 'Dr Tariq Farrukh, role' */
export const changeTitle = (change: FieldChange) =>
  capitalise(changeName(change)) ||
  (change.kind === 'moved' ? 'The order' : `The whole ${isArticle({ path: change.file }) ? 'article' : 'page'}`);

/** What a change puts in place of what. */
export function ChangeText({ change, pictureAt }: { change: FieldChange; pictureAt: PictureAddress }) {
  const { after, before, field, kind } = change;
  if (kind === 'moved')
    return typeof after === 'number' ? (
      <p>
        Moved from place {String(before)} to place {after}.
      </p>
    ) : (
      <p>Now {changedText(after, change, shortText)}</p>
    );
  if (isPicture(before) || isPicture(after)) return <Pictures before={before} after={after} pictureAt={pictureAt} />;
  if (field.length === 0 || (typeof field.at(-1) === 'number' && kind !== 'changed' && typeof (after ?? before) === 'object'))
    return <p>{kind === 'added' ? 'Added.' : 'Removed.'}</p>;
  if (typeof before === 'string' && typeof after === 'string' && Math.max(before.length, after.length) > shortText) {
    const parts = diffWordsWithSpace(before, after, { maxEditLength: mostEdits });
    if (parts && keepsHalf(parts, before, after)) return <Words parts={parts} />;
  }
  return (
    <p className="max-w-prose">
      {before === undefined ? null : <Old>{changedText(before, change, longestShown)}</Old>}
      {before === undefined || after === undefined ? null : <span aria-hidden="true"> → </span>}
      {after === undefined ? null : <New>{changedText(after, change, longestShown)}</New>}
    </p>
  );
}

type DiffPart = { added: boolean; removed: boolean; value: string };

/** A text that was written anew is easier to read as a whole than word by word. */
function keepsHalf(parts: readonly DiffPart[], before: string, after: string): boolean {
  const kept = parts.filter(({ added, removed, value }) => !added && !removed && /\w/.test(value));
  return 2 * kept.reduce((length, { value }) => length + value.length, 0) > Math.max(before.length, after.length);
}

function Words({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <p className="whitespace-pre-line">
      {parts.map(({ added, removed, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
        <Fragment key={index}>
          {added ? <New>{value}</New> : removed ? <Old>{value}</Old> : shortened(value, index === 0, index === parts.length - 1)}
        </Fragment>
      ))}
    </p>
  );
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const [start, end] = [isFirst ? 0 : around, isLast ? 0 : around];
  if (text.length <= start + end + 10) return text;
  const [first, last] = [text.slice(0, start).replace(/\S*$/, ''), end ? text.slice(-end).replace(/^\S*/, '') : ''];
  return `${first}...${last}`;
}

const Old = ({ children }: { children: string }) => (
  <del className="text-ink-soft decoration-danger">
    <span className="sr-only">Before: </span>
    {children}
  </del>
);

const New = ({ children }: { children: string }) => (
  <ins className="ml-0.5 rounded-sm bg-mist font-semibold decoration-1 underline-offset-4">
    <span className="sr-only">Now: </span>
    {children}
  </ins>
);

const isPicture = (value: unknown): value is string => typeof value === 'string' && /\.(avif|jpe?g|png|svg|webp)$/i.test(value);

function Pictures({ after, before, pictureAt }: { before: unknown; after: unknown; pictureAt: PictureAddress }) {
  return (
    <div className="flex flex-wrap gap-4">
      {[before, after].map((name, index) => {
        const [when, src] = [index === 0 ? 'Before' : 'Now', isPicture(name) ? pictureAt(name) : undefined];
        return (
          <figure key={when} className="grid content-start gap-1">
            <figcaption className="text-[0.9375em] text-ink-soft">{when}</figcaption>
            {src ? (
              <img src={src} alt={pictureTitle(String(name))} className="h-32 w-auto rounded-xl bg-mist" />
            ) : (
              <p>{isPicture(name) ? 'A photograph that is not kept' : 'The drawing of the site'}</p>
            )}
          </figure>
        );
      })}
    </div>
  );
}
