import { colour } from '../colour.ts';

/** Three cottages, with their base on y = 0. */
export function Cottages({ id }: { id: string }) {
  return (
    <g id={id}>
      <path d="M-46 2v-22h30v22zM10 2v-19h34v19z" fill={colour('stone')} />
      <path d="M-16 2v-28h26v28z" fill={colour('stone-shade')} />
      <path d="M-40-30v-9h6v9zM0-36v-9h6v9zM34-26v-9h6v9z" fill={colour('stone-trim')} />
      <path d="M-49-20l5-13h26l5 13zM-19-26l5-13h20l5 13zM8-17l5-12h28l6 12z" fill={colour('roof')} />
      <path d="M-39-14v6M-24-14v6M-9-19v6M3-19v6M19-11v6M36-11v6" stroke={colour('window')} strokeWidth="5" />
      <path d="M-31 2v-8M-3 2v-9M28 2v-8" stroke={colour('roof-shade')} strokeWidth="5" />
    </g>
  );
}
