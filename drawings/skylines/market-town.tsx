import { colour } from '../colour.ts';
import { verticalLines } from '../vertical-lines.ts';
import { Clock } from './clock.tsx';

interface House {
  x: number;
  width: number;
  eaves: number;
  ridge: number;
}

const LIT_HOUSES: readonly House[] = [
  { x: 66, width: 58, eaves: 286, ridge: 262 },
  { x: 186, width: 62, eaves: 282, ridge: 256 },
  { x: 468, width: 52, eaves: 284, ridge: 262 },
];
const SHADED_HOUSES: readonly House[] = [
  { x: 124, width: 62, eaves: 272, ridge: 246 },
  { x: 408, width: 60, eaves: 274, ridge: 246 },
  { x: 520, width: 64, eaves: 278, ridge: 250 },
];
const HOUSES = [...LIT_HOUSES, ...SHADED_HOUSES];

const walls = (houses: readonly House[]) => houses.map(({ x, width, eaves }) => `M${x} 350V${eaves}h${width}V350z`).join('');

/** A terrace with roofs of different heights. */
function Terrace() {
  return (
    <>
      <path d={walls(LIT_HOUSES)} fill={colour('stone')} />
      <path d={walls(SHADED_HOUSES)} fill={colour('stone-shade')} />
      <path d={HOUSES.map(({ x, ridge }) => `M${x + 6} ${ridge + 4}v-14h14v14z`).join('')} fill={colour('stone-trim')} />
      <path
        d={HOUSES.map(
          ({ x, width, eaves, ridge }) => `M${x - 2} ${eaves}l5-${eaves - ridge}h${width - 6}l5 ${eaves - ridge}z`,
        ).join('')}
        fill={colour('roof')}
      />
      <path
        d={HOUSES.map(({ x, width, eaves }) =>
          verticalLines({ x: x + 14, y: eaves + 8, height: 13, count: 3, gap: (width - 28) / 2 }),
        ).join('')}
        stroke={colour('window')}
        strokeWidth="9"
      />
      <path d={HOUSES.map(({ x, width }) => `M${x + 8} 318h${width - 32}v16H${x + 8}z`).join('')} fill={colour('window')} />
      <path d={HOUSES.map(({ x, width }) => `M${x + width - 18} 350v-32h11v32z`).join('')} fill={colour('hill-front')} />
      <path d={HOUSES.map(({ x, width }) => `M${x + 4} 318l4-8h${width - 32}l4 8z`).join('')} fill={colour('roof-shade')} />
    </>
  );
}

function Church() {
  return (
    <>
      <path d="M250 350V160h60v116h110v74z" fill={colour('stone')} />
      <path d="M250 350V160h20v190z" fill={colour('stone-shade')} />
      <path d="M310 278v-42h92l14 42zM254 152l26-104 26 104z" fill={colour('roof')} />
      <path d="M254 152l26-104-4 104z" fill={colour('roof-shade')} />
      <path
        d="M246 162v-12h68v12zM250 216h60v5h-60zM250 276h60v5h-60zM278 50V34h4v16zM274 40h12v3h-12zM246 152v-12l4-8 4 8v12zM306 152v-12l4-8 4 8v12z"
        fill={colour('stone-trim')}
      />
      <path
        d={`M272 182v22m16 0v-22${verticalLines({ x: 330, y: 296, height: 28, count: 4, gap: 20 })}`}
        stroke={colour('window')}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <Clock x={280} y={248} size={14} />
      <path d="M268 350v-36q12-20 24 0v36z" fill={colour('roof-shade')} />
    </>
  );
}

/** A generic town, for practices without their own skyline. */
export function MarketTown() {
  return (
    <>
      <Church />
      <Terrace />
    </>
  );
}
