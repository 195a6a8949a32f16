import { Link } from 'react-router';
import type { FrameData } from './frame-data.ts';
import './site-notices.css';

type Props = { label: string; notices: FrameData['notices'] };

/** What everybody should know before they read on. It needs no script, and goes at midnight in a tab that stays open. */
export function SiteNotices({ label, notices }: Props) {
  if (notices.length === 0) return null;
  return (
    <section aria-label={label} className="site-notices" data-notices suppressHydrationWarning>
      <div className="wrap">
        {notices.map(({ link, text, towns, until }) => (
          // By the time React arrives the boot script may have put away one that is over.
          <p key={text} data-notice-until={until} suppressHydrationWarning>
            <span>
              {towns ? <strong>{towns}: </strong> : null}
              {text}
            </span>{' '}
            {link ? <Link to={link.to}>{link.label}</Link> : null}
          </p>
        ))}
      </div>
    </section>
  );
}
