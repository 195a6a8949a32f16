import { colour } from '../colour.ts';

/** A blank name badge. The name is beside the picture. */
export function Badge() {
  return (
    <>
      <path
        d="M147 226h28q4 0 4 4v11q0 4-4 4h-28q-4 0-4-4v-11q0-4 4-4z"
        fill={colour('fleece')}
        stroke={colour('roof')}
        strokeWidth="1.2"
      />
      <path d="M143.6 232v-2q0-3.4 3.4-3.4h28q3.4 0 3.4 3.4v2z" fill={colour('action')} />
      <path d="M151 239h.1" stroke={colour('accent')} strokeWidth="6" />
    </>
  );
}
