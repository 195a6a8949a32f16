import type { Mouth } from './mouth.ts';
import { SHADE } from './palate.ts';

/** The side of a turned tooth, which ends as sharply as the corner of a house, and the blush of the cheeks. Goes into `defs`. */
export function MouthPaints({ id, mouth }: { id: string; mouth: Mouth }) {
  const { blush } = mouth.complexion;
  return (
    <>
      <linearGradient id={`${id}turned`}>
        <stop offset=".36" stopColor={SHADE} stopOpacity=".24" />
        <stop offset=".36" stopColor={SHADE} stopOpacity="0" />
      </linearGradient>
      <radialGradient id={`${id}blush`}>
        <stop stopColor={blush} stopOpacity=".34" />
        <stop offset="1" stopColor={blush} stopOpacity="0" />
      </radialGradient>
    </>
  );
}
