import { colour } from '../colour.ts';
import type { Hair } from './complexion.ts';
import type { Looks } from './face-features.ts';
import { hairCut } from './hair-cut.ts';
import { Hijab } from './hijab.tsx';
import { Turban } from './turban.tsx';

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
