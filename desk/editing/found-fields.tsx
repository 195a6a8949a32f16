import type { ContentFile } from '../../content/content-file.ts';
import { kindOf } from '../../content/json-schemas.ts';
import type { ListedArticle } from '../articles/articles.ts';
import { Section } from '../layout/section.tsx';
import type { FoundField } from '../preview/find-words.ts';
import { titleOf } from './content-list.ts';
import { editHref, fieldName, readAddress } from './field-address.ts';
import { findFile } from './workspace.ts';

const most = 30;
const named = 2;

type Props = {
  query: string;
  found: readonly FoundField[];
  articles: readonly ListedArticle[];
  files: readonly ContentFile[];
  /** How many pages were searched. */
  pages: number;
};

/** The fields with the words that were searched for, each with its pages. */
export function FoundFields({ articles, files, found, pages, query }: Props) {
  const count = found.length + articles.length;
  return (
    <Section
      title={
        count === 0 ? `Nothing on the site says '${query}'` : `${count} ${count === 1 ? 'place has' : 'places have'} '${query}'`
      }
      intro={
        count === 0
          ? 'Try fewer words, as they are on the page.'
          : found.length > most
            ? `The first ${most} are listed. Add a word to see fewer.`
            : undefined
      }
    >
      <ul className="grid max-w-4xl border-t border-line">
        {found.slice(0, most).map(({ address, excerpt: { after, before, match }, pages: shownOn }) => {
          const { field, file } = readAddress(address);
          const title = titleOf(findFile(files, file) ?? { file });
          const name = field[0] === 'body' ? 'text' : fieldName(field, kindOf(file)?.schema);
          return (
            <li key={address} className="grid gap-0.5 border-b border-line py-3">
              <a
                href={editHref(file, field, shownOn[0]?.path)}
                className="justify-self-start font-semibold text-action underline"
              >
                {title}: {name}
              </a>
              <p className="wrap-anywhere">
                {before}
                <strong>{match}</strong>
                {after}
              </p>
              <p className="text-[0.9375em] text-ink-soft">{placesOf(shownOn, pages)}</p>
            </li>
          );
        })}
        {articles.map(({ id, title }) => (
          <li key={id} className="border-b border-line py-3">
            <a href={`/articles/${id}/edit`} className="font-semibold text-action underline">
              Article: {title}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function placesOf(shownOn: FoundField['pages'], pages: number): string {
  if (shownOn.length === 0) return 'Not shown on a page';
  // A page for a browser that is offline has no menu and no footer.
  if (shownOn.length >= pages - 1) return 'On every page';
  const names = shownOn.map(({ name }) => name);
  if (names.length <= named + 1) return `On ${new Intl.ListFormat('en-GB').format(names)}`;
  return `On ${names.slice(0, named).join(', ')} and ${names.length - named} more`;
}
