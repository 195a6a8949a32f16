import type { SiteContent } from '../../../content/schema/site.ts';
import { drawingAddress } from '../../sections/drawing-address.ts';
import { TextBesidePicture } from '../../sections/text-beside-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export function ArticleNotFound({ version, words }: { version: string; words: SiteContent['blogPage']['notFound'] }) {
  return (
    <div className="wrap pt-4 pb-20 lg:pb-28">
      <TextBesidePicture drawing={drawingAddress(version, 'article', 'not-found.which-way')}>
        <h1 className="max-w-[14ch] text-heading-xl tracking-tight">{words.heading}</h1>
        <p className="mt-5 text-xl leading-relaxed">{words.text}</p>
        <div className="mt-8">
          <ButtonLink href="/blog" size="large">
            {words.back}
          </ButtonLink>
        </div>
      </TextBesidePicture>
    </div>
  );
}
