import { Icon } from '../ui/icon.tsx';

/** Goes home; where there is a page to go back to, the boot script goes there instead. */
export function BackLink({ label }: { label: string }) {
  return (
    <a href="/" data-back className="inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline">
      <span className="rotate-180">
        <Icon name="arrow-right" size={20} />
      </span>
      {label}
    </a>
  );
}
