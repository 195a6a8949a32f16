import { BrandMark } from './brand-mark.tsx';
import { sectionHref } from './section-href.ts';

export function BrandLink({ name, path }: { name: string; path: string }) {
  return (
    <a
      href={sectionHref(path, '/#home')}
      className="inline-flex min-h-11 items-center gap-2.5 font-display text-lg leading-none font-bold tracking-tight lg:text-xl"
    >
      <span className="block size-10 shrink-0 lg:size-11">
        <BrandMark />
      </span>
      {name}
    </a>
  );
}
