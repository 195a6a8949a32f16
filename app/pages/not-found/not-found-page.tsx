import type { SiteContent } from '../../../content-model/schema/site.ts';
import lostSheep from '../../../drawings/pictures/pages/lost-sheep.svg?raw';
import { ButtonLink } from '../../ui/button.tsx';
import { InlineDrawing } from '../../ui/inline-drawing.tsx';
import { Space } from '../../ui/space.tsx';

type Props = Pick<SiteContent['notFoundPage'], 'code' | 'home' | 'imageAlt' | 'search' | 'text'>;

/** The text is in the picture's sky, above the sheep on phones and beside it on wide windows. */
export function NotFoundPage({ code, home, imageAlt, search, text }: Props) {
  return (
    <div data-missing-page className="wrap pt-2 pb-12 lg:pb-16">
      <div className="relative isolate overflow-clip rounded-card bg-sky-top lg:min-h-[clamp(29rem,42vw,35rem)]">
        <div className="relative px-6 pt-8 sm:px-10 lg:w-[36%] lg:px-8 lg:pb-8 xl:px-12 xl:pt-10">
          <h1>
            <span className="block text-[clamp(6rem,14vw,8rem)] leading-[0.85] tracking-tighter xl:text-[10.5rem]">{code}</span>
            <Space />
            <span className="mt-5 block text-heading-s">{text}</span>
          </h1>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href="/" size="large">
              {home}
            </ButtonLink>
            <ButtonLink href="/search" size="large" variant="secondary">
              {search}
            </ButtonLink>
          </div>
        </div>
        <div
          role="img"
          aria-label={imageAlt}
          className="-z-1 aspect-[16/10] max-lg:relative max-lg:-mt-3 lg:absolute lg:right-0 lg:bottom-0 lg:h-[clamp(29rem,42vw,35rem)]"
        >
          <InlineDrawing svg={lostSheep} className="size-full [&>svg]:size-full [&>svg]:overflow-visible" />
        </div>
      </div>
    </div>
  );
}
