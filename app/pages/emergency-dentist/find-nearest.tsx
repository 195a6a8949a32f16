import type { MouseEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';

type Props = {
  listId: string;
  busy: boolean;
  words: { action: string; finding: string; privacy: string };
  onClick: (event: MouseEvent) => void;
};

/** A link to the list before it is anything else: without a script or a position it still leads there. */
export function FindNearest({ busy, listId, onClick, words }: Props) {
  return (
    <div className="grid max-w-80 justify-items-start gap-3">
      <a
        href={`#${listId}`}
        onClick={onClick}
        aria-busy={busy || undefined}
        className="inline-flex min-h-14 items-center justify-center gap-2 rounded-[1.75rem] border-2 border-transparent bg-action px-7 py-2.5 text-center text-[1.0625em] leading-snug font-semibold text-on-action motion-safe:transition hover:bg-action-hover"
      >
        {busy ? <Spinner /> : <Icon name="map-pin" size={20} />}
        {busy ? words.finding : words.action}
      </a>
      <p className="text-sm text-ink-soft">{words.privacy}</p>
    </div>
  );
}
