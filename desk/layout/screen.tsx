import { createContext, type ReactNode, useContext } from 'react';

/** The name of what was just done, from the query. */
export const MessageContext = createContext('');

type Props = {
  title: string;
  intro?: ReactNode;
  /** What can have been done, in words. */
  messages?: Readonly<Record<string, string>>;
  /** What to say instead. */
  status?: string | undefined;
  children?: ReactNode;
};

export function Screen({ children, intro, messages = {}, status, title }: Props) {
  const message = useContext(MessageContext);
  return (
    <div className="grid gap-10">
      <div className="grid max-w-prose gap-4">
        <h1 className="text-4xl break-words">{title}</h1>
        {intro ? <div className="grid gap-3 text-ink-soft">{intro}</div> : null}
        <p role="status" className="font-semibold empty:hidden">
          {status ?? (Object.hasOwn(messages, message) ? messages[message] : null)}
        </p>
      </div>
      {children}
    </div>
  );
}
