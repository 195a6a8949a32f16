import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type NoticeProps = {
  tone: keyof typeof tones;
  title: string;
  description: string;
  onDismiss?: (() => void) | undefined;
  /** For a page that the server sends with its notice: it can be dismissed there, too, where no script runs. */
  closesItself?: boolean;
};

const tones = {
  success: { ground: 'border-line bg-card text-ink', disc: 'bg-success-soft text-success', sign: 'check' },
  danger: { ground: 'border-danger bg-danger text-on-danger', disc: 'bg-on-danger text-danger', sign: 'alert' },
} satisfies Record<string, { ground: string; disc: string; sign: IconName }>;

const arriving =
  'motion-safe:duration-200 motion-safe:ease-out motion-safe:transition motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0';

export function Notice({ tone, title, description, onDismiss, closesItself = false }: NoticeProps) {
  const { disc, ground, sign } = tones[tone];
  const dismiss = (
    <button
      type={closesItself ? 'submit' : 'button'}
      onClick={onDismiss}
      aria-label="Dismiss"
      className="-mt-1.5 -mr-1.5 grid size-11 cursor-pointer place-items-center rounded-full motion-safe:ease-out hover:bg-current/10 focus-visible:outline-current motion-safe:transition-colors"
    >
      <Icon name="close" size={20} />
    </button>
  );
  const box = (
    <div
      className={`pointer-events-auto grid grid-cols-[auto_1fr_auto] gap-x-3.5 rounded-card border p-4 shadow-card ${ground} ${arriving}`}
    >
      <span className={`grid size-10 place-items-center rounded-full ${disc}`}>
        <Icon name={sign} size={22} />
      </span>
      <div className="min-w-0 self-center">
        <p className="leading-snug font-bold">{title}</p>
        <p className="text-[0.9375em] leading-snug">{description}</p>
      </div>
      {closesItself ? <form method="dialog">{dismiss}</form> : onDismiss ? dismiss : null}
    </div>
  );
  if (!closesItself) return box;
  return (
    <dialog open aria-label={title} className="static m-0 w-full max-w-none bg-transparent p-0 text-inherit">
      {box}
    </dialog>
  );
}

/**
 * Stands on the page from the start, empty: screen readers read only what changes inside a region they know. At the top
 * for a notice that comes with the page, where nothing moves to catch the eye and a phone's keyboard may cover the foot.
 */
export function NoticeRegion({ children, atTop = false }: { children?: ReactNode; atTop?: boolean }) {
  return (
    <div
      aria-live="polite"
      className={`notice-region ${atTop ? 'notice-region-at-top' : ''} pointer-events-none right-[max(1rem,env(safe-area-inset-right))] z-50 grid w-[min(26rem,calc(100%-2rem))] gap-3`}
    >
      {children}
    </div>
  );
}
