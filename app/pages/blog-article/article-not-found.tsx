import type { SiteContent } from '../../../content/schema/site.ts';
import { drawingAddress } from '../../site/drawing-address.ts';
import { drawnPictureSize } from '../../site/post-picture-address.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function ArticleNotFound({ version, words }: { version: string; words: SiteContent['blogPage']['notFound'] }) {
  return (
    <div className="wrap grid items-center gap-x-14 gap-y-10 pt-4 pb-20 md:grid-cols-2 lg:pb-28">
      <div>
        <h1 className="max-w-[14ch] text-[clamp(2.5rem,5.5vw,4.5rem)] tracking-tight">{words.heading}</h1>
        <p className="mt-5 text-xl leading-relaxed">{words.text}</p>
        <div className="mt-8">
          <ButtonLink href="/blog" size="large">
            {words.back}
          </ButtonLink>
        </div>
      </div>
      <img
        src={drawingAddress(version, 'article', 'not-found.which-way')}
        alt=""
        {...drawnPictureSize}
        className="block h-auto w-full rounded-card"
      />
    </div>
  );
}
