import './opening-now.css';
import type { OpeningNow as Opening } from './practice-status.ts';

/** The server's words, which the boot script keeps true while the page stays open. */
export function OpeningNow({ open, text, timeline, until }: Opening) {
  return (
    <p
      className="opening-now"
      data-open={open}
      data-opening={JSON.stringify(timeline)}
      data-opening-until={until}
      // By the time React arrives the boot script may have moved on to the next state.
      suppressHydrationWarning
    >
      <span data-opening-words suppressHydrationWarning>
        {text}
      </span>
    </p>
  );
}
