import { breadcrumbs } from '../../domain/breadcrumbs.ts';

/** Shown if there is more than one crumb. The structured data uses the same crumbs. */
export function Breadcrumb({ label, pageName, path }: { label: string; pageName?: string | undefined; path: string }) {
  const crumbs = breadcrumbs(path, pageName);
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label={label} className="wrap py-4 text-base text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.name} className="flex items-center gap-2">
            {index > 0 ? <span aria-hidden="true">/</span> : null}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="font-semibold text-ink">
                {crumb.name}
              </span>
            ) : crumb.href === undefined ? (
              crumb.name
            ) : (
              <a href={crumb.href} className="inline-flex min-h-6 min-w-6 items-center underline hover:text-ink">
                {crumb.name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
