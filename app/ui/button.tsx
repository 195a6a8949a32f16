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

/** The radius makes a pill of one line and rounded corners for several. The class `button` is for print.css. */
const shape =
  'button inline-flex items-center justify-center gap-2 rounded-[1.75rem] border-2 text-center font-semibold leading-snug ' +
  'motion-safe:ease-out motion-safe:transition motion-safe:not-disabled:active:scale-97';

const variants = {
  primary:
    'border-action bg-action text-on-action not-disabled:hover:border-action-hover not-disabled:hover:bg-action-hover not-disabled:active:border-action-hover not-disabled:active:bg-action-hover',
  // Uses the text colour, so that it works on coloured backgrounds.
  secondary: 'border-current not-disabled:hover:bg-current/8 not-disabled:active:bg-current/16',
  quiet:
    'border-transparent text-action not-disabled:hover:bg-action/10 not-disabled:hover:text-action-hover not-disabled:active:bg-action/20',
  danger: 'border-danger bg-danger text-on-danger not-disabled:hover:brightness-90 not-disabled:active:brightness-80',
};

const sizes = {
  normal: 'min-h-11 px-5 py-1.5',
  large: 'min-h-14 px-7 py-2.5 text-[1.0625em]',
};

type Appearance = { children: ReactNode; variant?: keyof typeof variants; size?: keyof typeof sizes; fullWidth?: boolean };

const classNames = ({ fullWidth = false, size = 'normal', variant = 'primary' }: Appearance) =>
  `${shape} ${variants[variant]} ${sizes[size]} ${fullWidth ? 'w-full' : ''}`;

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
