import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'large';

/** The radius makes a pill of one line, and of several a shape whose corners do not eat the words. */
const shape =
  'inline-flex items-center justify-center gap-2 rounded-[1.75rem] border-2 text-center font-semibold leading-snug ' +
  'motion-safe:ease-out motion-safe:transition motion-safe:not-disabled:active:scale-97';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-action bg-action text-on-action not-disabled:hover:border-action-hover not-disabled:hover:bg-action-hover not-disabled:active:border-action-hover not-disabled:active:bg-action-hover',
  // In the colour of the words around it, so that it also stands on a band of colour.
  secondary: 'border-current not-disabled:hover:bg-current/8 not-disabled:active:bg-current/16',
  quiet:
    'border-transparent text-action not-disabled:hover:bg-action/10 not-disabled:hover:text-action-hover not-disabled:active:bg-action/20',
  danger: 'border-danger bg-danger text-on-danger not-disabled:hover:brightness-90 not-disabled:active:brightness-80',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-5 py-1.5',
  large: 'min-h-14 px-7 py-2.5 text-[1.0625em]',
};

const look = (variant: ButtonVariant, size: ButtonSize, fullWidth: boolean) =>
  `${shape} ${variants[variant]} ${sizes[size]} ${fullWidth ? 'w-full' : ''}`;

type Look = {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  /** Drawn before the words. */
  icon?: IconName | undefined;
};

type ButtonProps = Look & {
  type?: 'button' | 'submit';
  /** Shows that the work is going on, and takes no second press. The words are the caller's: 'Submitting...'. */
  busy?: boolean;
  disabled?: boolean;
  onClick?: (() => void) | undefined;
  /** In an island: a press before its script runs is kept until then. */
  needsScript?: boolean;
};

export function Button({
  children,
  variant = 'primary',
  size = 'normal',
  fullWidth = false,
  icon,
  type = 'button',
  busy = false,
  disabled = false,
  onClick,
  needsScript = false,
}: ButtonProps) {
  const state = busy ? 'cursor-progress' : 'cursor-pointer disabled:cursor-not-allowed disabled:opacity-50';
  return (
    <button
      type={type}
      className={`${look(variant, size, fullWidth)} select-none ${state}`}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      onClick={onClick}
      data-press={needsScript || undefined}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} size={20} /> : null}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & {
  href: string;
  /** Opens a new tab, and says so. */
  external?: boolean;
  newTabText?: string;
  /** What a link on this site is called where its words do not tell it from its neighbours; it starts with those words. */
  label?: string | undefined;
  /** Drawn after the words; a link to another site has its own. */
  trailingIcon?: IconName | undefined;
};

export function ButtonLink({
  children,
  href,
  variant = 'primary',
  size = 'normal',
  fullWidth = false,
  icon,
  label,
  trailingIcon,
  external = false,
  newTabText = 'opens in a new tab',
}: ButtonLinkProps) {
  const className = `${look(variant, size, fullWidth)} no-underline`;
  const lead = icon ? <Icon name={icon} size={20} /> : null;

  if (external) {
    return (
      <a className={className} href={href} target="_blank" rel="noopener">
        {lead}
        <span>
          {children}
          <VisuallyHidden> ({newTabText})</VisuallyHidden>
        </span>
        <Icon name="external" size={18} />
      </a>
    );
  }

  const content = (
    <>
      {lead}
      {children}
      {trailingIcon ? <Icon name={trailingIcon} size={20} /> : null}
    </>
  );
  return (
    <a className={className} href={href} aria-label={label}>
      {content}
    </a>
  );
}
