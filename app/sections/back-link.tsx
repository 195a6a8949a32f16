import { Icon } from '../ui/icon.tsx';

/** Goes home, or to the previous history entry where a script runs and there is one: see app/islands/loader.ts. */
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
