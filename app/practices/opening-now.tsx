import type { OpeningNow as Opening } from './practice-status.ts';

/** The opening state, which the boot script updates. Set `hidden` on pages that may be cached past the next change. */
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
