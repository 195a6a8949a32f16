import { colour, mix } from './colour.ts';

/** The paints of a small picture's sky, `sky` for its ground and `glow` round the sun or the moon. Goes into its `defs`. */
export function SkyPaints({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop stopColor={colour('sky-top')} />
        <stop offset=".4" stopColor={mix('sky-top', 'cloud', 55)} />
        <stop offset=".75" stopColor={colour('sky-bottom')} />
      </linearGradient>
      <radialGradient id={`${id}glow`}>
        <stop offset=".2" stopColor={colour('sun')} stopOpacity=".6" />
        <stop offset=".5" stopColor={colour('sky-bottom')} stopOpacity=".6" />
        <stop offset="1" stopColor={colour('sky-bottom')} stopOpacity="0" />
      </radialGradient>
    </>
  );
}
