import { colour } from '../colour.ts';
import { cloth } from './cloth.ts';
import type { Looks } from './face-features.ts';

/** A layered turban with an under-turban at the forehead. */
export function Turban({ id, looks }: { id: string; looks: Looks }) {
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
