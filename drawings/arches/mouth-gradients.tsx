import type { Mouth } from './mouth.ts';
import { SHADE } from './mouth-colours.ts';

/** Gradients for `defs`: the shaded side of a turned tooth, with a hard edge, and the blush of the cheeks. */
export function MouthGradients({ id, mouth }: { id: string; mouth: Mouth }) {
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
