import { colour } from '../colour.ts';
import { cloth } from './cloth.ts';
import type { Hair } from './complexion.ts';
import type { Looks } from './face-features.ts';
import { hairCut } from './hair-cut.ts';

/** An under-scarf and a scarf around the face and shoulders. */
function Hijab({ looks }: { looks: Looks }) {
  const { base, light, dark } = cloth(looks.cloth);
  return (
    <g fill={colour('roof')}>
      <path d="M-40-4C-42-46-20-50 0-50S42-46 40-4C36-34 22-40 0-40S-36-34-40-4Z" fill={dark} />
      <path
        fillRule="evenodd"
        d="M-58-2C-66-52-40-84 2-84S66-50 60-2C60 24 56 44 62 62C86 76 98 96 100 172H-100C-98 96-86 76-62 62C-56 44-56 24-58-2ZM-40-2C-41 36-22 61 0 61S41 36 40-2C38-36 22-46 0-46S-38-36-40-2Z"
        fill={base}
      />
      <path
        d="M40-2C41 36 22 61 0 61C-20 61-36 44-40 12C-44 50-30 76 4 78C40 78 58 44 56 2C54-30 40-60 8-68C28-54 39-30 40-2Z"
        fill={light}
      />
      <path d="M-62 62C-40 92 10 100 62 62C70 68 78 76 82 84C50 128-40 124-84 84C-78 76-70 68-62 62Z" fill={light} />
      <path
        d="M-58 4C-56 50-36 82 6 84C32 84 52 72 62 62C52 96 10 110-30 100C-54 94-66 84-72 74C-58 58-56 34-58 4Z"
        fill={base}
      />
      <path
        d="M-50 14C-46 50-24 72 6 74M-54 40C-44 66-24 84 2 88M-62 72C-44 90-16 100 12 96M-16-76C-38-66-50-44-50-14M40 98C56 94 70 86 78 78M-88 110C-60 124-20 130 10 126"
        fill="none"
        stroke={dark}
        strokeWidth="2.4"
      />
      <circle cx="56" cy="52" r="3.4" fill={colour('accent')} />
    </g>
  );
}

/** A layered turban with an under-turban at the forehead. */
function Turban({ id, looks }: { id: string; looks: Looks }) {
  const { base, light, dark } = cloth(looks.cloth);
  return (
    <g fill={colour('roof')}>
      <path d="M-26-35L0-50L26-35Q0-40-26-35Z" fill={colour('accent')} />
      <use href={`#${id}hair`} fill={base} />
      <path d="M0-46Q36-38 52-12Q58-24 59-34Q40-56-2-57ZM0-69Q38-70 58-50Q56-64 48-73Q30-84 4-81Z" fill={light} />
      <path
        d="M-2-57C-26-52-46-42-56-29M0-69C-24-66-46-58-57-46M4-81C-16-80-36-74-50-65M-2-57C24-56 45-46 56-33M0-69C24-70 44-63 56-51M4-81C20-83 36-79 47-73"
        fill="none"
        stroke={dark}
        strokeWidth="2.6"
      />
    </g>
  );
}

export function HairBehind({ looks, hair }: { looks: Looks; hair: Hair }) {
  const { behind } = hairCut(looks);
  return behind && <path d={behind} fill={hair.dark} />;
}

export function HairInFront({ id, looks, hair }: { id: string; looks: Looks; hair: Hair }) {
  const { strands, depth, plaits } = hairCut(looks);
  if (looks.hair === 'hijab') return <Hijab looks={looks} />;
  if (looks.hair === 'turban') return <Turban id={id} looks={looks} />;
  return (
    <>
      {plaits && (
        <>
          <path d={plaits} stroke={hair.base} strokeWidth="10" />
          <path d={plaits} stroke={hair.light} strokeWidth="6.5" strokeDasharray=".1 8" />
          <path
            d={plaits}
            stroke={colour('accent')}
            strokeWidth="8"
            strokeDasharray="5 200"
            strokeDashoffset="-96"
            strokeLinecap="butt"
          />
        </>
      )}
      <use href={`#${id}hair`} fill={hair.base} />
      {depth && <path d={depth} stroke={hair.dark} strokeWidth="2.2" />}
      {strands && <path d={strands} stroke={hair.light} strokeWidth="2.6" />}
    </>
  );
}
