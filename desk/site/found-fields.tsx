import { articlePath } from '../../content-model/article-path.ts';
import type { ContentFile } from '../../content-model/content-file.ts';
import { titleAt } from '../../content-model/content-list.ts';
import { editHref, fieldName, readAddress } from '../../content-model/field-address.ts';
import { kindOf } from '../../content-model/json-schemas.ts';
import type { ListedArticle } from '../../server/articles/listed-articles.ts';
import { Section } from '../layout/section.tsx';
import { TextLink } from '../layout/text-link.tsx';
import type { FoundField } from './find-words.ts';

const most = 30;

/** What a search found: fields and articles. */
export type Found = { query: string; fields: readonly FoundField[]; articles: readonly ListedArticle[] };

export function FoundFields({ files, found }: { files: readonly ContentFile[]; found: Found }) {
  const { articles, fields, query } = found;
  const count = fields.length + articles.length;
  const hint =
    count === 0 ? 'Try fewer words, as they are on the page.' : `The first ${most} are listed. Add a word to see fewer.`;
  return (
    <Section
      title={
        count === 0 ? `Nothing on the site says '${query}'` : `${count} ${count === 1 ? 'place says' : 'places say'} '${query}'`
      }
      intro={count === 0 || fields.length > most ? hint : undefined}
    >
      <ul className="grid max-w-4xl border-t border-line">
        {fields.slice(0, most).map(({ address, excerpt: { after, before, match }, pages }) => {
          const { field, file } = readAddress(address);
          const name = field[0] === 'body' ? 'text' : fieldName(field, kindOf(file)?.schema);
          return (
            <li key={address} className="grid justify-items-start gap-0.5 border-b border-line py-3 wrap-anywhere">
              <TextLink href={editHref(file, field, pages[0]?.path)}>
                {titleAt(files, file)}: {name}
              </TextLink>
              <p>
                {before}
                <strong>{match}</strong>
                {after}
              </p>
              <p className="text-[0.9375em] text-ink-soft">{shownOn(pages.map((page) => page.name))}</p>
            </li>
          );
        })}
        {articles.map(({ slug, title }) => (
          <li key={slug} className="border-b border-line py-3">
            <TextLink href={editHref(articlePath(slug))}>Article: {title}</TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function shownOn(pages: readonly string[]): string {
  if (pages.length === 0) return 'Not shown on a page';
  const names = pages.length > 3 ? [...pages.slice(0, 2), `${pages.length - 2} more`] : pages;
  return `On ${new Intl.ListFormat('en-GB').format(names)}`;
}
