import { mix } from '../colour.ts';

/** Combed by the west wind, lit from the right. Stands on y = 0 and is about 60 high. */
export function Hawthorn({ id }: { id: string }) {
  return (
    <g id={id}>
      <path d="M-5 2c3-9 2-17-3-26l5-1c2 6 3 8 5 11c0-7 2-12 8-17l3 3c-6 8-7 18-5 30z" fill={mix('roof-shade', 'black', 25)} />
      <path
        d="M-26-22c-9-2-9-13 0-15c-2-11 10-17 18-11c3-10 19-11 23-2c11-4 22 4 18 13c11 1 12 14 2 16c-5 6-14 5-17 1c-5 5-13 5-17 0c-7 6-21 6-27-2z"
        fill={mix('hill-front', 'black', 12)}
      />
      <path
        d="M-2-44c4-10 15-11 19-4c9-4 19 3 15 11c10 1 11 11 3 14c-5 1-8-3-12-2c4-5 1-9-4-9c1-7-8-12-14-7c-2-2-5-3-7-3z"
        fill={mix('hill-near', 'hill-front', 40)}
      />
    </g>
  );
}
