import { colour } from '../colour.ts';
import { cloth } from './cloth.ts';
import type { Looks } from './face-features.ts';

/** An under-scarf and a scarf around the face and shoulders. */
export function Hijab({ looks }: { looks: Looks }) {
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
