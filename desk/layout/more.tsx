import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  label: string;
  /** Is read out after the label, where several look the same. */
  about?: string;
  id?: string;
  open?: boolean;
};

/** Shows more when its label is pressed. */
export function More({ about, children, id, label, open }: Props) {
  return (
    <details id={id} open={open} className="max-w-4xl">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-action">
        {label}
        {about ? <span className="sr-only">{about}</span> : null}
      </summary>
      <div className="grid gap-3 py-2">{children}</div>
    </details>
  );
}
