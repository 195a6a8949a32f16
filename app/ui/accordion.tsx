import { type ReactNode, useId } from 'react';

/** One item is open at a time. The browser handles this through the shared `name`. */
export function Accordion({ items }: { items: { title: string; content: ReactNode }[] }) {
  const group = useId();
  return (
    <div className="border-t border-line">
      {items.map(({ title, content }) => (
        <details key={title} name={group} className="unfolds unfolds-disc border-b border-line">
          <summary className="py-3 hover:text-action md:py-4">
            <h3 className="font-text text-[1.0625em] leading-snug font-semibold tracking-normal">{title}</h3>
          </summary>
          <div className="max-w-[29em] pb-5 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
