import type { ReactNode } from 'react';

type Props = { children: ReactNode; href: string; newTab?: boolean };

/** A link in a text or a list. */
export function TextLink({ children, href, newTab = false }: Props) {
  return (
    <a
      href={href}
      className="font-semibold wrap-anywhere text-action underline"
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
    >
      {children}
      {newTab ? <span className="sr-only"> (opens in a new tab)</span> : null}
    </a>
  );
}
