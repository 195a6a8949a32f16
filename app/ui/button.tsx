import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** Decorative: place it beside a text such as 'Submitting...'. */
export function Spinner() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      className="shrink-0 motion-safe:animate-spin"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.3" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';

const sizes = {
  normal: 'min-h-11 px-5 py-1.5',
  large: 'min-h-14 px-7 py-2.5 text-[1.0625em]',
};

type Appearance = { children: ReactNode; variant?: Variant; size?: keyof typeof sizes; fullWidth?: boolean };

const classNames = ({ fullWidth = false, size = 'normal', variant = 'primary' }: Appearance) =>
  `button button-${variant} ${sizes[size]} ${fullWidth ? 'w-full' : ''}`;

type ButtonProps = Appearance & {
  /** Shows a spinner and disables the button. The caller changes the label. */
  busy?: boolean;
  /** In an island, replays a press that came before its script. */
  needsScript?: boolean;
  /** Does this instead of sending the form. */
  onPress?: () => void;
  id?: string;
  /** The id of the form that it sends, if it is outside that form. */
  form?: string;
  /** Cannot be pressed, but keeps the focus. */
  inactive?: boolean;
  /** What it adds to its form, and where it sends it, if a form has several buttons. */
  sends?: { name?: string; value?: string; formAction?: string };
};

export function Button(props: ButtonProps) {
  const { busy = false, children, form, id, inactive = false, needsScript = false, onPress, sends } = props;
  const state = busy ? 'cursor-progress' : inactive ? 'cursor-default opacity-45' : 'cursor-pointer';
  return (
    <button
      {...sends}
      type={onPress ? 'button' : 'submit'}
      id={id}
      form={form}
      onClick={inactive ? undefined : onPress}
      className={`${classNames(props)} select-none ${state}`}
      disabled={busy}
      aria-disabled={inactive || undefined}
      aria-busy={busy || undefined}
      data-press={needsScript || undefined}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

type ButtonLinkProps = Appearance & {
  href: string;
  icon?: IconName | undefined;
  /** After the text. External links always have one. */
  trailingIcon?: IconName;
  /** Opens in a new tab and announces it. */
  external?: boolean;
  /** Accessible name for an internal link whose text is not unique. Must start with the visible text. */
  label?: string;
};

export function ButtonLink(props: ButtonLinkProps) {
  const { children, external = false, href, icon, label, trailingIcon } = props;
  const className = `${classNames(props)} no-underline`;
  const lead = icon ? <Icon name={icon} size={20} /> : null;
  if (external) {
    return (
      <a className={className} href={href} target="_blank" rel="noopener">
        {lead}
        <span>
          {children}
          <span className="sr-only"> (opens in a new tab)</span>
        </span>
        <Icon name="external" size={18} />
      </a>
    );
  }
  return (
    <a className={className} href={href} aria-label={label}>
      {lead}
      {children}
      {trailingIcon ? <Icon name={trailingIcon} size={20} /> : null}
    </a>
  );
}
