import { useEffect } from 'react';
import type { SiteContent } from '../../../content/schema/site.ts';
import { LostSheep } from '../../drawings/lost-sheep.tsx';
import { ButtonLink } from '../../ui/button.tsx';

type Props = Pick<SiteContent['notFoundPage'], 'code' | 'home' | 'imageAlt' | 'search' | 'text'> & { path: string };

export function NotFoundPage({ code, home, imageAlt, path, search, text }: Props) {
  useEffect(() => {
    console.error('404 Error: User attempted to access non-existent route:', path);
  }, [path]);
  return (
    <div className="wrap grid items-center gap-8 pt-6 pb-16 md:grid-cols-[1fr_1.2fr] lg:pb-24">
      <div>
        <h1>
          <span className="block text-[clamp(5rem,14vw,10rem)] leading-none tracking-tight">{code}</span>
          <span className="mt-3 block text-3xl">{text}</span>
        </h1>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/" size="large">
            {home}
          </ButtonLink>
          <ButtonLink href="/search" size="large" variant="secondary">
            {search}
          </ButtonLink>
        </div>
      </div>
      <div className="overflow-hidden rounded-card">
        <LostSheep title={imageAlt} />
      </div>
    </div>
  );
}
