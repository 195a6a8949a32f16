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
