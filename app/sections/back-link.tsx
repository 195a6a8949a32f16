import { Icon } from '../ui/icon.tsx';

/** Goes back in history if there is an entry (app/islands/loader.ts), otherwise to the home page. */
export function BackLink({ label }: { label: string }) {
  return (
    <a href="/" data-back className="inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline">
      <Icon name="arrow-right" size={20} className="rotate-180" />
      <span>
        {label}
        <span className="sr-only"> to the previous page</span>
      </span>
    </a>
  );
}
