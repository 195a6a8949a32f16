import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../../content-model/schema/brand.ts';
import { colour } from '../../drawings/colour.ts';
import { DalesLandscape } from '../../drawings/dales-landscape.tsx';
import { Mark } from '../../drawings/mark.tsx';
import { Skyline } from '../../drawings/skyline.tsx';
import type { Place } from '../../drawings/skylines/places.ts';
import { sharePictureSize } from '../seo/share-picture-address.ts';
import { drawLettering, type Lettering, margin, markSize, type TextBox } from './lettering.ts';
import { resolveColours } from './resolve-colours.ts';

export type SharePicture = Lettering & { scene: Scene };

/** The landscape by day or night, a town, or the drawing of an article category. */
type Scene =
  | { kind: 'hills'; places: readonly Place[] }
  | { kind: 'night'; places: readonly Place[] }
  | { kind: 'town'; place: Place }
  | { kind: 'sign'; drawing: string };

/** Text is at the top over the landscape and at the bottom beside a smaller picture. */
const wide: TextBox = { width: 780, headingHeight: 170, from: 'top' };
const aboveNumber: TextBox = { width: 780, headingHeight: 62, from: 'top' };
const beside: TextBox = { width: 530, headingHeight: 330, from: 'bottom' };

/** The curved edge between the text and the picture. */
const edge = 'C600 168 752 402 616 630';

function View({ scene }: { scene: Scene }) {
  const { height, width } = sharePictureSize;
  if (scene.kind === 'hills' || scene.kind === 'night') {
    return (
      <>
        <path d={`M0 0h${width}v${height}H0z`} fill={colour('sky-top')} />
        {/* Slightly smaller than the picture, to leave more sky for the text. */}
        <svg aria-hidden="true" y={height - 558} width="1296" height="558" viewBox="0 0 1296 558">
          <DalesLandscape places={scene.places} />
        </svg>
      </>
    );
  }
  const frame = { width: 640, height, viewBox: `0 0 640 ${height}` };
  return (
    <>
      <defs>
        <clipPath id="picture-clip">
          <path d={`M700 0${edge}H${width}V0Z`} />
        </clipPath>
      </defs>
      <path d={`M0 0h${width}v${height}H0z`} fill={colour('paper')} />
      <path d={`M686 0${edge}H${width}V0Z`} transform="translate(-14)" fill={colour('action')} />
      <g clipPath="url(#picture-clip)">
        {scene.kind === 'town' ? (
          <svg aria-hidden="true" {...frame} x="600">
            <Skyline place={scene.place} />
          </svg>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this release or of the content's folder
          <svg aria-hidden="true" {...frame} x="560" dangerouslySetInnerHTML={{ __html: scene.drawing }} />
        )}
      </g>
    </>
  );
}

export function textBoxOf({ figure, scene }: SharePicture): TextBox {
  if (scene.kind !== 'hills' && scene.kind !== 'night') return beside;
  return figure ? aboveNumber : wide;
}

/** The picture as self-contained SVG, with hex colours and outlined text. */
export async function drawSharePicture({ scene, ...words }: SharePicture, brand: Brand): Promise<string> {
  const { height, width } = sharePictureSize;
  const isNight = scene.kind === 'night';
  const palette = isNight ? brand.dark : brand.light;
  const textBox = textBoxOf({ scene, ...words });
  const colours = { ink: palette.ink, soft: palette.inkSoft, figure: palette.accent };
  const lettering = await drawLettering(words, colours, textBox, sharePictureSize);
  const drawing = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <style>{`.${isNight ? 'day' : 'night'}-only{display:none}`}</style>
      <View scene={scene} />
      <svg aria-hidden="true" x={margin.side} y={margin.top} width={markSize} height={markSize} viewBox="0 0 100 100">
        <Mark mark={brand.mark} />
      </svg>
    </svg>,
  );
  return resolveColours(drawing, palette).replace(/<\/svg>$/, `${lettering}</svg>`);
}
