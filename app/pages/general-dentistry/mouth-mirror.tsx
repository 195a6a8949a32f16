import { mix } from '../../drawings/colour.ts';

/** Part of the chart: the mirror's head, its thin neck, and a handle that leaves the picture at the corner. */
export function MouthMirror() {
  return (
    <>
      <path d="M494 292Q506 308 516 322" fill="none" stroke={mix('roof', 'fleece', 30)} strokeWidth="7" />
      <path d="M516 322L590 428" stroke={mix('roof-shade', 'fleece', 16)} strokeWidth="16" />
      <path
        d="M521 322L592 424M530 339l-9 7M539 352l-9 7M548 365l-9 7"
        fill="none"
        stroke={mix('roof', 'fleece', 55)}
        strokeWidth="3.5"
      />
      <g transform="rotate(-36 470 266)">
        <ellipse
          cx="470"
          cy="266"
          rx="46"
          ry="39"
          fill={mix('hill-far', 'fleece', 50)}
          stroke={mix('roof', 'fleece', 26)}
          strokeWidth="7"
        />
        <rect x="453" y="248" width="34" height="34" rx="11" fill={mix('fleece', 'white', 60)} />
        <path d="M460 266q10 4 20 0M469 256v11M473 267v9" fill="none" stroke={mix('hill-far', 'roof', 40)} strokeWidth="2.2" />
        <path d="M438 260a32 27 0 0 1 12-16" fill="none" stroke={mix('fleece', 'white', 80)} strokeWidth="5" />
      </g>
    </>
  );
}
