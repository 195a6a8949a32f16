import type { ReactNode } from 'react';
import { breadcrumbs } from '../../domain/breadcrumbs.ts';
import { CallBar } from './call-bar.tsx';
import { CallSheet } from './call-sheet.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutData } from './layout-data.ts';
import { sectionHref } from './section-href.ts';

/** Current notices. The boot script hides expired ones in tabs left open past midnight. */
function SiteNotices({ label, notices }: { label: string; notices: LayoutData['notices'] }) {
  if (notices.length === 0) return null;
  return (
    <section
      aria-label={label}
      className="bg-mist text-ink shadow-[inset_0_-0.25rem_var(--accent)] print:border-b-[1.5pt] print:border-[#000] print:bg-transparent print:shadow-none"
      data-notices
    >
      <div className="wrap">
        {notices.map(({ link, text, towns, until }) => (
          <p
            key={text}
            data-notice-until={until}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-0.5 border-line py-3.5 text-[1.0625rem] leading-[1.45] wrap-anywhere not-first:border-t"
          >
            <span className="max-w-[75ch]">
              {towns ? <strong>{towns}: </strong> : null}
              {text}
            </span>{' '}
            {link ? (
              <a href={link.to} className="inline-block py-[0.15rem] font-semibold text-action underline">
                {link.label}
              </a>
            ) : null}
          </p>
        ))}
      </div>
    </section>
  );
}

/** Shown if there is more than one crumb. The structured data uses the same crumbs. */
function Breadcrumb({ label, pageName, path }: { label: string; pageName?: string | undefined; path: string }) {
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

const mainId = 'main';

type Props = LayoutData & {
  /** In the breadcrumb, if the path does not tell it. */
  pageName?: string | undefined;
  /** Whether the page has a section with the id `booking`. */
  hasBooking?: boolean | undefined;
  path: string;
  children: ReactNode;
};

/** Header, breadcrumb, main, footer and call bar around every page. */
export function SiteLayout({ children, hasBooking = false, pageName, path, ...layout }: Props) {
  const { to } = layout.navigation.header.bookNow;
  const bookHref = hasBooking && to === '/#booking' ? '#booking' : sectionHref(path, to);
  return (
    <>
      <a href={`#${mainId}`} className="skip-link">
        {layout.navigation.skipLink}
      </a>
      <Header {...layout} path={path} bookHref={bookHref} />
      <SiteNotices label={layout.navigation.noticesLabel} notices={layout.notices} />
      <main id={mainId} tabIndex={-1} className="outline-none">
        <Breadcrumb label={layout.navigation.breadcrumbLabel} path={path} pageName={pageName} />
        {children}
      </main>
      <Footer {...layout} path={path} />
      <CallBar {...layout} path={path} bookHref={bookHref} />
      <CallSheet {...layout} />
    </>
  );
}
