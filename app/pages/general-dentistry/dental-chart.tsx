import { useId } from 'react';
import { mix } from '../../drawings/colour.ts';
import { MouthMirror } from './mouth-mirror.tsx';

type Kind = 'front' | 'canine' | 'back';
type Size = readonly [kind: Kind, width: number, crown: number, root: number];

/** From the middle to the back, in millimetres, as anatomy has them. */
const upper: readonly Size[] = [
  ['front', 8.5, 10.5, 13],
  ['front', 6.7, 9.3, 13],
  ['canine', 7.6, 10.4, 16.5],
  ['canine', 7, 8.6, 14],
  ['canine', 7, 8.4, 14],
  ['back', 10.4, 7.8, 13],
  ['back', 9.9, 7.5, 12],
  ['back', 8.9, 7, 10.5],
];
const lower: readonly Size[] = [
  ['front', 5.6, 9, 12.5],
  ['front', 6, 9.2, 13.5],
  ['canine', 7.1, 10.4, 15.5],
  ['canine', 7.2, 8.8, 14],
  ['canine', 7.4, 8.3, 14],
  ['back', 11.2, 7.7, 13],
  ['back', 10.8, 7.4, 12.5],
  ['back', 9.9, 7.2, 11],
];

const scale = 4.5;
const bend = 64 / 300 ** 2;

/** The line on which the jaws meet; it rises to the sides as in a smile. */
const biteAt = (x: number) => 238 - bend * x * x;
const leanAt = (x: number) => Math.round((Math.atan(-2 * bend * x) * 180) / Math.PI);

function half(sizes: readonly Size[]) {
  return sizes.map(([kind, width, crown, root], index) => {
    const left = sizes.slice(0, index).reduce((sum, [, before]) => sum + before, 0);
    return {
      kind,
      x: Math.round((left + width / 2) * scale),
      width: Math.round(width * scale) - 3,
      crown: crown * scale,
      // Shorter than life: in full they look like fangs.
      root: root * scale * 0.76,
    };
  });
}

/** Crowns and roots in a unit square that stands on the biting edge or on the neck. */
const crowns: Record<Kind, string> = {
  front: 'M-.36-1C-.46-.7-.5-.4-.5-.2Q-.5 0-.36 0H.36Q.5 0 .5-.2C.5-.4 .46-.7 .36-1z',
  canine: 'M-.36-1C-.48-.75-.5-.5-.48-.32Q-.4-.12-.12-.02Q0 .03 .12-.02Q.4-.12 .48-.32C.5-.5 .48-.75 .36-1z',
  back: 'M-.4-1C-.48-.8-.52-.5-.49-.24C-.46 .03-.3 .03-.22-.04Q-.1-.14 0-.06Q.1-.14 .22-.04C.3 .03 .46 .03 .49-.24C.52-.5 .48-.8 .4-1z',
};
const singleRoot = 'M-.37 .04C-.35-.4-.27-.78-.13-.95Q0-1.05 .13-.95C.27-.78 .35-.4 .37 .04z';
const roots: Record<Kind, string> = {
  front: singleRoot,
  canine: singleRoot,
  back: 'M-.41 .04C-.44-.4-.4-.8-.3-.97Q-.25-1.03-.21-.95C-.13-.75-.08-.46 0-.44C.08-.46 .13-.75 .21-.95Q.25-1.03 .3-.97C.4-.8 .44-.4 .41 .04z',
};

type Jaw = 'upper' | 'lower';
const teeth: Record<Jaw, ReturnType<typeof half>> = { upper: half(upper), lower: half(lower) };

function Teeth({ id, jaw }: { id: string; jaw: Jaw }) {
  const [gap, up] = jaw === 'upper' ? [-2, 1] : [2, -1];
  return [1, -1].flatMap((side) =>
    teeth[jaw].map(({ crown, kind, root, width, x }) => (
      <g
        key={side * x}
        transform={`translate(${300 + side * x} ${Math.round(biteAt(x)) + gap})rotate(${leanAt(side * x)})scale(1 ${up})`}
      >
        <use href={`#${id}${kind}-root`} transform={`translate(0 ${Math.round(-crown)})scale(${width} ${Math.round(root)})`} />
        <use href={`#${id}${kind}`} transform={`scale(${width} ${Math.round(crown)})`} />
      </g>
    )),
  );
}

const gum = (offset: number) =>
  `M-20 ${biteAt(320) + offset}Q300 ${2 * biteAt(0) - biteAt(320) + offset} 620 ${biteAt(320) + offset}`;

const gums = `${gum(-80)}${gum(80)}`;

/** All thirty-two teeth as a dentist's chart lays them out, and the small mirror that looks at one of them. */
export function DentalChart() {
  const id = useId();
  return (
    <svg viewBox="0 0 600 400" aria-hidden="true" focusable="false" strokeLinecap="round" strokeLinejoin="round">
      <defs>
        {(['front', 'canine', 'back'] as const).map((kind) => (
          <g key={kind}>
            <path id={`${id}${kind}`} d={crowns[kind]} fill={mix('fleece', 'white', 60)} />
            <path id={`${id}${kind}-root`} d={roots[kind]} fill={mix('fleece', 'sun', 13)} />
          </g>
        ))}
      </defs>
      <path d={gum(0)} fill="none" stroke={mix('sky-top', 'hill-far', 60)} strokeWidth="100" />
      <g fill="none" strokeWidth="92">
        <path className="day-only" d={gums} stroke={mix('danger-soft', 'danger', 17)} />
        <path className="night-only" d={gums} stroke={mix('hill-far', 'danger', 20)} />
      </g>
      <Teeth id={id} jaw="upper" />
      <Teeth id={id} jaw="lower" />
      <MouthMirror />
    </svg>
  );
}
