import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../app/ui/button.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'sends' | 'variant'> & {
  action: string;
  /** On the button. */
  label: string;
  /** Is read out after the label, where buttons look the same. */
  about?: string;
  /** The fields, or what pressing the button does. */
  children?: ReactNode;
};

/** A form with one button. */
export function PostForm({ about, action, children, label, sends = {}, variant = 'secondary' }: Props) {
  return (
    <form method="post" action={action} className="grid gap-4">
      {children}
      <div>
        <Button variant={variant} sends={sends}>
          {label}
          {about ? <span className="sr-only">{about}</span> : null}
        </Button>
      </div>
    </form>
  );
}
