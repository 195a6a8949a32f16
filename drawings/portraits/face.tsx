import type { Skin } from './complexion.ts';
import type { FaceFeatures, Looks } from './face-features.ts';

/** Drawn outside the head's transform, because the neck does not tilt. */
export function Neck({ features: { neck }, looks, skin }: { features: FaceFeatures; looks: Looks; skin: Skin }) {
  const left = Math.round(116 - neck);
  const right = Math.round(116 + neck);
  return (
    <>
      <path
        d={`M${left} 140V186Q${left} 198 ${left - 14} 204L116 264L${right + 14} 204Q${right} 198 ${right} 186V140Z`}
        fill={skin.base}
      />
      <path d={`M${left} 140V184Q${left + 6} 197 116 193Q${right - 4} 191 ${right} 172V140Z`} fill={skin.shade} />
      {looks.age === 'older' && !looks.beard && (
        <path
          d={`M${left + 5} 188Q116 199 ${right - 5} 187M104 204Q116 208 128 203`}
          stroke={skin.line}
          strokeWidth="1.5"
          opacity=".5"
        />
      )}
      {!looks.beard && <path d="M101 213Q110 214 114 221M131 213Q122 214 118 221" stroke={skin.shade} strokeWidth="2.4" />}
    </>
  );
}

interface FaceProps {
  id: string;
  looks: Looks;
  features: FaceFeatures;
  skin: Skin;
  hairLine: string;
}

const COVERED_EARS: readonly Looks['hair'][] = ['hijab', 'bob', 'waves'];

/** Face and ears, lit from the right. */
export function Face({ id, looks, features: { jaw, chin, length, turn }, skin, hairLine }: FaceProps) {
  const bend = jaw - 6;
  const bow = length - 10;
  return (
    <>
      <defs>
        <path id={`${id}hair`} d={hairLine} />
        <path
          id={`${id}face`}
          d={`M-46-6C-46-42-28-63 0-63S46-42 46-6C46 12 ${jaw + 3} 26 ${jaw} 37C${bend} ${bow} ${chin} ${length} 0 ${length}S${-bend} ${bow} ${-jaw} 37C${-jaw - 3} 26-46 12-46-6Z`}
        />
        <clipPath id={`${id}in`}>
          <use href={`#${id}face`} />
        </clipPath>
      </defs>
      {!COVERED_EARS.includes(looks.hair) && (
        <>
          <path d="M43-4C54-14 58 0 53 10C50 19 45 22 41 17Z" fill={skin.base} />
          <path d="M-43-4C-54-14-58 0-53 10C-50 19-45 22-41 17Z" fill={skin.shade} />
          <path d="M-51 1C-48-3-45 0-46 5M51 1C48-3 45 0 46 5" stroke={skin.line} strokeWidth="1.7" />
        </>
      )}
      <use href={`#${id}face`} fill={skin.base} />
      <g clipPath={`url(#${id}in)`} fill={skin.shade}>
        <path d={`M-60-70H-26C-42-40-40 24-${Math.round(26 - turn)} 72H-60Z`} opacity=".5" />
        <use href={`#${id}hair`} x="-2" y="6" opacity=".75" />
      </g>
    </>
  );
}

/** Shaded side, then outline. */
const SHAPES: Record<FaceFeatures['nose'], readonly [string, string]> = {
  button: [
    'M-5 6C-6 11-9 15-8 20C-6 23-2 22-2 18C-1 13-4 10-5 6Z',
    'M-7.5 21C-8.5 18-7.5 15.5-6 15M7.5 21C8.5 18 7.5 15.5 6 15M-4 23Q0 25.5 4 23',
  ],
  straight: [
    'M-6-6C-5 6-9 14-9 22C-6 25-2 23-2 19C-1 10-4 2-6-6Z',
    'M-8.5 23C-9.5 20-8.5 17.5-7 17M8.5 23C9.5 20 8.5 17.5 7 17M-4 25Q0 28 4.5 25',
  ],
  bridge: [
    'M-8-9C-9-2-7 2-9 10C-10 16-11 19-10 24C-6 28-2 25-2 21C-1 10-2 0-8-9Z',
    'M-9.5 25C-11 21-9.5 18.5-8 18M9 25C10.5 21 9 18.5 7.5 18M-5 27Q0 30.5 5 27',
  ],
  broad: [
    'M-7-2C-6 6-11 13-13 20C-11 25-4 25-3 20C-1 12-5 6-7-2Z',
    'M-12 23C-14.5 18-12 14-9 15M12 23C14.5 18 12 14 9 15M-6 24.5Q0 28.5 6 24.5',
  ],
  soft: [
    'M-6 0C-6 7-10 14-10 20C-8 24-3 23-2 19C-1 12-4 6-6 0Z',
    'M-9.5 22C-11 18.5-9.5 15.5-8 15.5M9.5 22C11 18.5 9.5 15.5 8 15.5M-5 24Q0 27 5 24',
  ],
};

export function Nose({ features, skin, age }: { features: FaceFeatures; skin: Skin; age: Looks['age'] }) {
  const [shade, edge] = SHAPES[features.nose];
  return (
    <g transform={age === 'older' ? 'scale(1.1 1.05)' : undefined}>
      <path d={shade} fill={skin.shade} opacity=".8" />
      <path d={edge} stroke={skin.line} strokeWidth="1.9" />
    </g>
  );
}

const FRECKLES =
  'M-33 13h.1M-28 18h.1M-24 11h.1M-20 17h.1M-15 13h.1M-31 23h.1M-24 23h.1M-8 9h.1M-3 13h.1M4 9h.1M9 11h.1M15 13h.1M20 18h.1M24 11h.1M28 17h.1M33 12h.1M31 23h.1M23 23h.1';

const LINES = {
  young: '',
  middle: 'M-18 23Q-26 29-26 36M18 23Q26 29 26 36',
  older: 'M-18 22Q-28 29-27 40M18 22Q28 29 27 40M-30 9Q-23 14-14 12M30 9Q23 14 14 12M-36-4l-4-2M-36 3l-4 2M36-4l4-2M36 3l4 2',
};

const BARE_BROWS: readonly Looks['hair'][] = ['short', 'crop', 'bald', 'bun'];
const BROW_LINES = 'M-22-34Q-6-39 8-36M-12-28Q4-33 24-30';

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
