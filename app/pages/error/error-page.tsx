import type { SiteContent } from '../../../content-model/schema/site.ts';
import { drawingAddress } from '../../sections/drawing-address.ts';
import { TextBesidePicture } from '../../sections/text-beside-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The content version may be unknown here. The route accepts any value. */
const rain = drawingAddress('now', 'messages/trouble.svg');

export function ErrorPage({ home, retry, text, title }: SiteContent['errorPage']) {
  return (
    <div className="wrap pt-6 pb-16 lg:pb-24">
      <TextBesidePicture drawing={rain}>
        <h1 className="max-w-[8.6em] text-heading-l tracking-tight">{title}</h1>
        <p className="mt-5 max-w-[50ch] text-xl leading-relaxed">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {/* Reloads the current path. */}
          <ButtonLink href="?" size="large">
            {retry}
          </ButtonLink>
          <ButtonLink href="/" size="large" variant="secondary">
            {home}
          </ButtonLink>
        </div>
      </TextBesidePicture>
    </div>
  );
}
