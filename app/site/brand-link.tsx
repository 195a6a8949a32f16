import { Link } from 'react-router';
import { BrandMark } from './brand-mark.tsx';

export function BrandLink({ name }: { name: string }) {
  return (
    <Link
      to="/#home"
      className="inline-flex min-h-11 items-center gap-2.5 font-display text-lg leading-none font-bold tracking-tight lg:text-xl"
    >
      <span className="block size-10 shrink-0 lg:size-11">
        <BrandMark />
      </span>
      {name}
    </Link>
  );
}
