import { colour, mix } from './colour.ts';

/** A dry-stone wall in front of the hills, drawn as one line with three dash patterns. */
export function DryStoneWall({ id, line }: { id: string; line: string }) {
  return (
    <g fill="none" stroke={colour('wall')}>
      <defs>
        <path id={`${id}wall`} d={line} />
      </defs>
      <use href={`#${id}wall`} stroke={mix('wall', 'hill-front', 40)} strokeWidth="11" />
      <use href={`#${id}wall`} y="1" strokeWidth="4" strokeDasharray="11 1 8 1 14 1" opacity=".5" />
      <use href={`#${id}wall`} y="-5" strokeWidth="5" strokeDasharray="5 .8 7 .8 4 .8 6 .8" />
    </g>
  );
}
