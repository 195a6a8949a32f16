import { colour, mix } from './colour.ts';

/** Gradients for `defs`: `sky` for the background and `glow` around the sun or moon. */
export function SkyGradients({ id }: { id: string }) {
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
