import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

/** One item is open at a time. The browser handles this through the shared `name`. */
export function Accordion({ items }: { items: { title: string; content: ReactNode }[] }) {
  const group = useId();
  return (
    <div className="border-t border-line">
      {items.map(({ title, content }) => (
        <details key={title} name={group} className="unfolds border-b border-line">
          <summary className="justify-between gap-4 py-3 hover:text-action md:py-4">
            <h3 className="font-text text-[1.0625em] leading-snug font-semibold tracking-normal">{title}</h3>
            <span className="unfolds-sign unfolds-disc">
              <Icon name="chevron-down" size={20} />
            </span>
          </summary>
          <div className="max-w-[29em] pb-5 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
