import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type NoticeProps = {
  tone: keyof typeof tones;
  title: string;
  description: string;
  more?: string | undefined;
  onDismiss?: (() => void) | undefined;
  /** For server-rendered notices: a dialog can be dismissed without a script. */
  asDialog?: boolean;
  /** Brings a server-rendered notice into view. */
  focusOnLoad?: boolean;
};

const tones = {
  success: { box: 'border-line bg-card text-ink', disc: 'bg-success-soft text-success', icon: 'check' },
  danger: { box: 'border-danger bg-danger text-on-danger', disc: 'bg-on-danger text-danger', icon: 'alert' },
} satisfies Record<string, { box: string; disc: string; icon: IconName }>;

const entryAnimation =
  'motion-safe:duration-200 motion-safe:ease-out motion-safe:transition motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0';

export function Notice({ tone, title, description, more, onDismiss, asDialog = false, focusOnLoad = false }: NoticeProps) {
  const { box, disc, icon } = tones[tone];
  const dismiss = (
    <button
      type={asDialog ? 'submit' : 'button'}
      onClick={onDismiss}
      // biome-ignore lint/a11y/noAutofocus: nothing else on the page says what came of the form post
      autoFocus={focusOnLoad}
      aria-label="Dismiss notice"
      className="-mt-1.5 -mr-1.5 grid size-11 cursor-pointer place-items-center rounded-full motion-safe:ease-out hover:bg-current/10 focus-visible:outline-current motion-safe:transition-colors"
    >
      <Icon name="close" size={20} />
    </button>
  );
  const content = (
    <div
      className={`pointer-events-auto grid grid-cols-[auto_1fr_auto] gap-x-3.5 rounded-card border p-4 shadow-card ${box} ${entryAnimation}`}
    >
      <span className={`grid size-10 place-items-center rounded-full ${disc}`}>
        <Icon name={icon} size={22} />
      </span>
      <div className="min-w-0 self-center">
        <p className="leading-snug font-bold">{title}</p>
        <p className="text-[0.9375em] leading-snug">{description}</p>
        {more ? <p className="mt-1.5 text-[0.9375em] leading-snug">{more}</p> : null}
      </div>
      {asDialog ? <form method="dialog">{dismiss}</form> : onDismiss ? dismiss : null}
    </div>
  );
  if (!asDialog) return content;
  return (
    <dialog open aria-label={title} className="static m-0 w-full max-w-none bg-transparent p-0 text-inherit">
      {content}
    </dialog>
  );
}

type NoticeRegionProps = {
  children?: ReactNode;
  /** For server-rendered notices, because a phone's keyboard may cover the bottom. */
  atTop?: boolean;
  /** Stands in the form in small windows: above the fields, or above the button. */
  inForm?: 'top' | 'end';
  /** For a notice whose message is read out elsewhere. */
  silent?: boolean;
};

/** Render it before the first notice: screen readers announce only changes to an existing region. */
export function NoticeRegion({ children, atTop = false, inForm, silent = false }: NoticeRegionProps) {
  const place = inForm ? `notice-region-in-form ${inForm === 'end' ? 'order-1' : ''}` : '';
  return (
    <div
      aria-live={silent ? 'off' : 'polite'}
      className={`notice-region ${atTop ? 'notice-region-at-top' : ''} ${place} pointer-events-none right-[max(1rem,env(safe-area-inset-right))] grid gap-3`}
    >
      {children}
    </div>
  );
}
