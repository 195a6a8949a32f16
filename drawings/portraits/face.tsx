import type { Skin } from './complexion.ts';
import type { FaceFeatures, Looks } from './face-features.ts';

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
