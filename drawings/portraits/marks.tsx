import type { Skin } from './complexion.ts';
import type { Looks } from './face-features.ts';

const FRECKLES =
  'M-33 13h.1M-28 18h.1M-24 11h.1M-20 17h.1M-15 13h.1M-31 23h.1M-24 23h.1M-8 9h.1M-3 13h.1M4 9h.1M9 11h.1M15 13h.1M20 18h.1M24 11h.1M28 17h.1M33 12h.1M31 23h.1M23 23h.1';

const LINES = {
  young: '',
  middle: 'M-18 23Q-26 29-26 36M18 23Q26 29 26 36',
  older: 'M-18 22Q-28 29-27 40M18 22Q28 29 27 40M-30 9Q-23 14-14 12M30 9Q23 14 14 12M-36-4l-4-2M-36 3l-4 2M36-4l4-2M36 3l4 2',
};

const BARE_BROWS: readonly Looks['hair'][] = ['short', 'crop', 'bald', 'bun'];
const BROW_LINES = 'M-22-34Q-6-39 8-36M-12-28Q4-33 24-30';

/** Blush, freckles and wrinkles. */
export function Marks({ id, looks, skin }: { id: string; looks: Looks; skin: Skin }) {
  return (
    <>
      <radialGradient id={`${id}blush`}>
        <stop stopColor={skin.blush} stopOpacity=".55" />
        <stop offset="1" stopColor={skin.blush} stopOpacity="0" />
      </radialGradient>
      <g fill={`url(#${id}blush)`}>
        <ellipse cx="-28" cy="20" rx="16" ry="12" />
        <ellipse cx="28" cy="20" rx="16" ry="12" />
      </g>
      {looks.freckles && <path d={FRECKLES} stroke={skin.line} strokeWidth="2.1" opacity=".7" />}
      {looks.age !== 'young' && (
        <path
          d={LINES[looks.age] + (looks.age === 'older' && BARE_BROWS.includes(looks.hair) ? BROW_LINES : '')}
          stroke={skin.line}
          strokeWidth="1.6"
          opacity={looks.age === 'older' ? '.65' : '.5'}
        />
      )}
    </>
  );
}
