import type { LayoutData } from './layout-data.ts';

type Props = { label: string; notices: LayoutData['notices'] };

/** Current notices. The boot script hides expired ones in tabs left open past midnight. */
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
