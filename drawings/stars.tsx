import { colour } from './colour.ts';

/** `d` is a path of dots, such as 'M40 60h.1'. */
export function Stars({ className, d, size = '2.4' }: { className?: string; d: string; size?: string }) {
  return <path className={className} d={d} stroke={colour('sun')} strokeWidth={size} strokeLinecap="round" />;
}
