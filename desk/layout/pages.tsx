import { ButtonLink } from '../../app/ui/button.tsx';

/** The number in the query, from 1. */
export function pageNumber(query: string | undefined): number {
  const page = Number(query);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** Links to the page before and the page after. `address` ends with 'page='. */
export function Pages({ address, page, pages }: { address: string; page: number; pages: number }) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <ButtonLink href={`${address}${page - 1}`} variant="secondary">
          Previous
        </ButtonLink>
      ) : null}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <ButtonLink href={`${address}${page + 1}`} variant="secondary">
          Next
        </ButtonLink>
      ) : null}
    </nav>
  );
}
