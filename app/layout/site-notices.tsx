import type { LayoutData } from './layout-data.ts';

type Props = { label: string; notices: LayoutData['notices'] };

/** What everybody should know before they read on. It needs no script, and goes at midnight in a tab that stays open. */
export function SiteNotices({ label, notices }: Props) {
  if (notices.length === 0) return null;
  return (
    <section aria-label={label} className="site-notices" data-notices>
      <div className="wrap">
        {notices.map(({ link, text, towns, until }) => (
          <p key={text} data-notice-until={until}>
            <span>
              {towns ? <strong>{towns}: </strong> : null}
              {text}
            </span>{' '}
            {link ? <a href={link.to}>{link.label}</a> : null}
          </p>
        ))}
      </div>
    </section>
  );
}
