import { colour, mix } from '../colour.ts';
import { type Cloth, cloth } from './cloth.ts';
import type { FaceFeatures, Looks } from './face-features.ts';

const LINEN: Cloth = { base: colour('fleece'), light: colour('fleece'), dark: mix('fleece', 'roof', 24) };

/** x coordinates of the neck and shoulders, left and right. */
interface Cut {
  nl: number;
  nr: number;
  sl: number;
  sr: number;
}

interface GarmentProps {
  cut: Cut;
  cloth: Cloth;
}

/** Shoulders with a neckline. Shaded parts use currentColor. */
function Body({ cut: { nl, nr, sl, sr }, cloth, neckline }: GarmentProps & { neckline: string }) {
  return (
    <>
      <path
        d={`M${sl} 264C${sl + 1} 230 ${sl + 20} 216 ${nl - 10} 203L${nl} 194${neckline}L${nr + 10} 203C${sr - 20} 216 ${sr - 1} 230 ${sr} 264Z`}
        fill={cloth.base}
      />
      <path
        d={`M${sl} 264C${sl + 1} 240 ${sl + 12} 224 ${sl + 30} 216Q${sl + 16} 238 ${sl + 21} 264Z`}
        fill="currentColor"
        opacity=".6"
      />
      <path d={`M${sr - 20} 264Q${sr - 17} 250 ${sr - 22} 240`} fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  );
}

function ShirtCollar({ cut: { nl, nr } }: { cut: Cut }) {
  return (
    <path
      d={`M${nl + 2} 187L${nl - 8} 201L${nl + 10} 229L116 214L${nr - 10} 229L${nr + 8} 201L${nr - 2} 187Q${nr - 6} 204 116 214Q${nl + 6} 204 ${nl + 2} 187Z`}
      fill={LINEN.base}
      stroke={LINEN.dark}
      strokeWidth="1.2"
    />
  );
}

function Lapels({ cut: { nl, nr }, cloth }: GarmentProps) {
  return (
    <path
      d={`M${nl - 1} 194L${nl - 22} 212L${nl - 14} 222L${nl - 22} 227L104 266ZM${nr + 1} 194L${nr + 22} 212L${nr + 14} 222L${nr + 22} 227L128 266Z`}
      fill={cloth.light}
      stroke="currentColor"
      strokeWidth="1.8"
    />
  );
}

function Scrubs({ cut, cloth }: GarmentProps) {
  const { nl, nr } = cut;
  return (
    <>
      <Body cut={cut} cloth={cloth} neckline={`L116 238L${nr} 194`} />
      <path d={`M${nl} 194L116 238L${nr} 194L${nr + 8} 200L116 252L${nl - 8} 200Z`} fill="currentColor" />
      <path d={`M116 252L${nr + 8} 200`} stroke={cloth.light} strokeWidth="1.8" />
    </>
  );
}

function Tunic({ cut, cloth }: GarmentProps) {
  const { nl, nr } = cut;
  return (
    <>
      <Body cut={cut} cloth={cloth} neckline={`Q116 222 ${nr} 194`} />
      <path
        d={`M${nl + 2} 188Q${nl + 4} 206 114 214L106 228Q${nl - 6} 218 ${nl - 7} 200ZM${nr - 2} 188Q${nr - 4} 206 118 214L126 228Q${nr + 6} 218 ${nr + 7} 200Z`}
        fill={cloth.light}
      />
      <path d="M116 217V264" stroke="currentColor" strokeWidth="2" />
      <path d="M122 236h.1M122 254h.1" stroke={LINEN.base} strokeWidth="4" />
    </>
  );
}

function Jumper({ cut, cloth }: GarmentProps) {
  const { nl, nr } = cut;
  return (
    <>
      <Body cut={cut} cloth={cloth} neckline={`Q116 240 ${nr} 194`} />
      <path
        d={`M${nl - 4} 199Q116 252 ${nr + 4} 199`}
        stroke={cloth.light}
        strokeWidth="6"
        strokeDasharray="2 1.6"
        fill="none"
        strokeLinecap="butt"
      />
      <ShirtCollar cut={cut} />
    </>
  );
}

function Jacket({ cut, cloth }: GarmentProps) {
  const { nl, nr } = cut;
  return (
    <>
      <path d={`M${nl - 6} 198L116 222L${nr + 6} 198L132 264H100Z`} fill={LINEN.base} />
      <Body cut={cut} cloth={cloth} neckline={`L104 264H128L${nr} 194`} />
      <ShirtCollar cut={cut} />
      <Lapels cut={cut} cloth={cloth} />
    </>
  );
}

function Coat({ cut, cloth }: GarmentProps) {
  const { nl, nr } = cut;
  return (
    <>
      <path d={`M${nl} 194L116 238L${nr} 194L150 264H82Z`} fill={cloth.base} />
      <path d={`M${nl} 194L116 238L${nr} 194L${nr + 4} 204L116 252L${nl - 4} 204Z`} fill={cloth.dark} />
      <Body cut={cut} cloth={LINEN} neckline={`L100 264H132L${nr} 194`} />
      <Lapels cut={cut} cloth={LINEN} />
    </>
  );
}

function garment({ coat, cloth: named, age }: Looks, features: FaceFeatures) {
  if (coat) return Coat;
  if (named === 'ink') return Jacket;
  if (age === 'older') return features.broad ? Jumper : Tunic;
  return features.random(91) < 0.5 ? Tunic : Scrubs;
}

/** The clothing colour. A turban or hijab uses the named cloth, so the clothes use another. */
function dye({ hair, cloth: named }: Looks): Looks['cloth'] {
  if (hair === 'turban' || hair === 'hijab') return named === 'york-blue' ? 'moss' : 'york-blue';
  return named;
}

export function Dress({ looks, features }: { looks: Looks; features: FaceFeatures }) {
  const Garment = garment(looks, features);
  const dyed = cloth(dye(looks));
  const cut = {
    nl: Math.round(112 - features.neck),
    nr: Math.round(120 + features.neck),
    sl: Math.round(116 - features.shoulders),
    sr: Math.round(116 + features.shoulders),
  };
  return (
    <g color={looks.coat ? LINEN.dark : dyed.dark} fill={colour('roof')}>
      <Garment cut={cut} cloth={dyed} />
    </g>
  );
}
