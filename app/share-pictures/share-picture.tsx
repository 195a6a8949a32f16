import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../../content/schema/brand.ts';
import { ArticlePicture } from '../../drawings/article-picture.tsx';
import { colour } from '../../drawings/colour.ts';
import { DalesLandscape } from '../../drawings/dales-landscape.tsx';
import { Mark } from '../../drawings/mark.tsx';
import { Skyline } from '../../drawings/skyline.tsx';
import type { Place } from '../../drawings/skylines/places.ts';
import { sharePictureSize } from '../seo/share-picture-address.ts';
import { flatColours } from './flat-colours.ts';
import { drawLettering, type Lettering, type LetteringRoom, margin, markSize } from './lettering.ts';

export type SharePicture = Lettering & { scene: Scene };

/** The whole view by day or by night, a town, or the sign of a category at an hour and in a weather of its own. */
type Scene =
  | { kind: 'hills'; places: readonly Place[] }
  | { kind: 'night'; places: readonly Place[] }
  | { kind: 'town'; place: Place }
  | { kind: 'sign'; category: string; seed: string };

/** The words hang in the sky of the whole view; beside a smaller picture they stand on its foot. */
const wide: LetteringRoom = { width: 780, headingHeight: 170, from: 'top' };
const overANumber: LetteringRoom = { width: 780, headingHeight: 62, from: 'top' };
const beside: LetteringRoom = { width: 530, headingHeight: 330, from: 'bottom' };

/** Where the paper ends and the picture begins: a hillside stood on its end. */
const edge = 'C600 168 752 402 616 630';

function View({ scene }: { scene: Scene }) {
  const { height, width } = sharePictureSize;
  if (scene.kind === 'hills' || scene.kind === 'night') {
    return (
      <>
        <path d={`M0 0h${width}v${height}H0z`} fill={colour('sky-top')} />
        {/* A little smaller than it fits, for more sky to write on: the drawing melts into it. */}
        <svg aria-hidden="true" y={height - 558} width="1296" height="558" viewBox="0 0 1296 558">
          <DalesLandscape places={scene.places} />
        </svg>
      </>
    );
  }
  return (
    <>
      <defs>
        <clipPath id="beyond-the-edge">
          <path d={`M700 0${edge}H${width}V0Z`} />
        </clipPath>
      </defs>
      <path d={`M0 0h${width}v${height}H0z`} fill={colour('paper')} />
      <path d={`M686 0${edge}H${width}V0Z`} transform="translate(-14)" fill={colour('action')} />
      <g clipPath="url(#beyond-the-edge)">
        <svg aria-hidden="true" x={scene.kind === 'town' ? 600 : 560} width="640" height={height} viewBox={`0 0 640 ${height}`}>
          {scene.kind === 'town' ? (
            <Skyline place={scene.place} />
          ) : (
            <ArticlePicture category={scene.category} seed={scene.seed} />
          )}
        </svg>
      </g>
    </>
  );
}

export function roomOf({ figure, scene }: SharePicture): LetteringRoom {
  if (scene.kind !== 'hills' && scene.kind !== 'night') return beside;
  return figure ? overANumber : wide;
}

/** The picture as SVG, with everything in it: colours written out, words as outlines. */
export async function drawSharePicture({ scene, ...words }: SharePicture, brand: Brand): Promise<string> {
  const { height, width } = sharePictureSize;
  const isNight = scene.kind === 'night';
  const palette = isNight ? brand.dark : brand.light;
  const room = roomOf({ scene, ...words });
  const colours = { ink: palette.ink, soft: palette.inkSoft, figure: palette.accent };
  const lettering = await drawLettering(words, colours, room, sharePictureSize);
  const drawing = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <style>{`.${isNight ? 'day' : 'night'}-only{display:none}`}</style>
      <View scene={scene} />
      <svg aria-hidden="true" x={margin.side} y={margin.top} width={markSize} height={markSize} viewBox="0 0 100 100">
        <Mark mark={brand.mark} />
      </svg>
    </svg>,
  );
  return flatColours(drawing, palette).replace(/<\/svg>$/, `${lettering}</svg>`);
}
