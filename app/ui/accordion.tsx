import { type ReactNode, useId } from 'react';
import { unfolding } from './fold.tsx';
import { Icon } from './icon.tsx';

/** Browsers close the open item of a group themselves, so one at a time holds without a script. */
export function Accordion({ items }: { items: { title: string; content: ReactNode }[] }) {
  const group = useId();
  return (
    <div className="border-t border-line">
      {items.map(({ title, content }) => (
        <details key={title} name={group} className={`group border-b border-line ${unfolding}`}>
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-3 md:py-4 hover:text-action [&::-webkit-details-marker]:hidden">
            <h3 className="font-text text-[1.0625em] leading-snug font-semibold tracking-normal">{title}</h3>
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-action/10 text-action motion-safe:duration-200 motion-safe:ease-out group-open:rotate-180 group-open:bg-action group-open:text-on-action motion-safe:transition">
              <Icon name="chevron-down" size={20} />
            </span>
          </summary>
          <div className="max-w-[29em] pb-5 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
