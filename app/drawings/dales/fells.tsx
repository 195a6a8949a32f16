import { colour, mix } from '../colour.ts';

const FARTHEST =
  'M0 412C160 396 330 388 470 396C600 402 720 380 820 352C900 330 960 318 1010 322C1060 318 1100 300 1130 282L1152 268C1160 262 1180 263 1188 257L1212 237C1222 231 1262 230 1276 234C1330 250 1390 280 1440 288V620H0Z';
const RIDGE =
  'M0 436C120 414 250 408 380 418C500 426 590 402 650 384C690 373 730 374 765 360C805 342 830 306 880 302C925 299 960 300 1000 318C1040 336 1080 330 1130 322C1220 306 1330 330 1440 318V620H0Z';

/** Pen-y-ghent's stepped profile behind, the towns' ridge before it. */
export function Fells({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}ridge`} gradientUnits="userSpaceOnUse" x1="0" y1="310" x2="0" y2="470">
          <stop stopColor={colour('hill-far')} />
          <stop offset="1" stopColor={mix('hill-far', 'sky-bottom', 55)} />
        </linearGradient>
      </defs>
      <path d={FARTHEST} fill={mix('hill-far', 'sky-bottom', 55)} />
      <path d={RIDGE} fill={`url(#${id}ridge)`} />
    </>
  );
}
