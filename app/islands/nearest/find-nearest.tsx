import { Spinner } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { island } from '../island.ts';
import type { NearestProps } from './start.ts';

/** Links to the list. The script requests the position and sorts the list first. */
export function FindNearest({ action, listId, privacy, words }: NearestProps & { action: string; privacy: string }) {
  const props: NearestProps = { listId, words };
  return (
    <div className="grid max-w-80 justify-items-start gap-3" {...island('nearest', { props })}>
      <a
        href={`#${listId}`}
        data-press="own-look"
        className="group inline-flex min-h-14 items-center justify-center gap-2 rounded-[1.75rem] border-2 border-transparent bg-action px-7 py-2.5 text-center text-[1.0625em] leading-snug font-semibold text-on-action motion-safe:transition hover:bg-action-hover"
      >
        <span className="inline-flex items-center gap-2 group-aria-busy:hidden">
          <Icon name="map-pin" size={20} />
          {action}
        </span>
        <span className="hidden items-center gap-2 group-aria-busy:inline-flex">
          <Spinner />
          {words.finding}
        </span>
      </a>
      <p className="text-sm text-ink-soft">{privacy}</p>
    </div>
  );
}
