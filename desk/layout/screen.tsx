import type { ReactNode } from 'react';

type Props = {
  title: string;
  intro?: ReactNode;
  /** What can have been done, and which of it was. */
  messages?: Readonly<Record<string, string>>;
  message?: string | undefined;
  children?: ReactNode;
};

export function Screen({ children, intro, messages = {}, message = '', title }: Props) {
  return (
    <div className="grid gap-10">
      <div className="grid max-w-prose gap-4">
        <h1 className="text-4xl break-words">{title}</h1>
        {intro ? <div className="grid gap-3 text-ink-soft">{intro}</div> : null}
        <p role="status" className="font-semibold empty:hidden">
          {Object.hasOwn(messages, message) ? messages[message] : null}
        </p>
      </div>
      {children}
    </div>
  );
}
