import { colour } from '../colour.ts';

/** A West Riding signpost without town names. One arm is loose. */
export function FingerPost() {
  return (
    <>
      <path d="M466 374c-30-3-90 2-116 10c50 2 100-2 116-8z" fill={colour('hill-front')} opacity=".4" />
      <g fill={colour('fleece')} stroke={colour('roof-shade')} strokeWidth="2">
        <path d="M452 374V112h14v262z" />
        <circle cx="459" cy="94" r="15" fill="none" strokeWidth="11" />
        <circle cx="459" cy="94" r="15" fill="none" stroke={colour('fleece')} strokeWidth="7" />
        <path d="M468 126h88l14 12-14 12h-88zM450 130l-84 4-12 13 14 11 82-2z" />
        <path d="M450 176l-66 24-4 15 14 8 58-22z" />
      </g>
      <path
        d="M478 134h44m8 0h20M478 142h62M372 142l38-2m8 0l24-1M376 150l60-2M394 206l22-8m6-2l20-8M400 214l42-16"
        stroke={colour('roof-shade')}
        strokeWidth="3"
      />
      <path d="M452 250v-14h14v14zM452 290v-14h14v14zM452 330v-14h14v14zM452 374v-18h14v18z" fill={colour('roof-shade')} />
    </>
  );
}
