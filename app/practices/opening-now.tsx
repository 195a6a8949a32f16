import type { OpeningNow as Opening } from './practice-status.ts';

/**
 * The server's words, which the boot script keeps true while the page stays open. Hidden at first where a cache may keep
 * the page past the next change of the doors: there only the script knows.
 */
export function OpeningNow({ hidden, open, text, timeline, until }: Opening & { hidden?: boolean }) {
  return (
    <p
      className="opening-now"
      hidden={hidden}
      data-open={open}
      data-opening={JSON.stringify(timeline)}
      data-opening-until={until}
    >
      <span data-opening-words>{text}</span>
    </p>
  );
}
