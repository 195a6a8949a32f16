import type { SiteContent } from '../../../content-model/schema/site.ts';
import { fill } from '../../../domain/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { pageAddress } from './paging.ts';

type Props = { page: number; pages: number; words: SiteContent['blogPage']['paging'] };

const link =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-action underline decoration-2 underline-offset-4 hover:text-action-hover';

/** Plain links, so that each page of the list has its own URL for search engines and browser history. */
export function PagingLinks({ page, pages, words }: Props) {
  if (pages === 1 && page === 1) return null;
  const position = fill(words.position, { page, pages });
  return (
    <nav
      aria-label={words.label}
      className="mt-14 grid grid-cols-2 items-center gap-x-6 border-t border-line pt-5 sm:grid-cols-[1fr_auto_1fr]"
    >
      <p>
        {page > 1 ? (
          <a href={pageAddress(Math.min(page - 1, pages))} rel="prev" className={link}>
            <Icon name="arrow-right" size={20} className="rotate-180" />
            {words.newer}
          </a>
        ) : null}
      </p>
      <p className="text-ink-soft max-sm:col-span-2 max-sm:row-start-2">{position}</p>
      <p className="text-right">
        {page < pages ? (
          <a href={pageAddress(page + 1)} rel="next" className={link}>
            {words.older}
            <Icon name="arrow-right" size={20} />
          </a>
        ) : null}
      </p>
    </nav>
  );
}
