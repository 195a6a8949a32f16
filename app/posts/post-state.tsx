import { drawingAddress } from '../sections/drawing-address.ts';
import { TextBesidePicture } from '../sections/text-beside-picture.tsx';
import { ButtonLink } from '../ui/button.tsx';

type Props = {
  text: string;
  kind: 'none-yet' | 'trouble';
  /** Link to the next step. */
  next: { label: string; href: string };
  version: string;
};

/** Shown when the list has no articles or fails to load. */
export function PostState({ kind, next, text, version }: Props) {
  return (
    <TextBesidePicture drawing={drawingAddress(version, `messages/${kind}.svg`)}>
      <p role="status" className="max-w-[22ch] font-display text-heading-s leading-tight font-bold tracking-tight text-balance">
        {text}
      </p>
      <div className="mt-7">
        <ButtonLink href={next.href} size="large">
          {next.label}
        </ButtonLink>
      </div>
    </TextBesidePicture>
  );
}
