import { LIGHT, NECK, SHADE } from './mouth-colours.ts';
import type { ToothKind } from './teeth.ts';

/** Crowns of teeth to the left of the middle, in a box of 100 by 100 below the gum line. */
const CROWNS: Record<ToothKind, string> = {
  central: 'M-38 13C-28-5 29-6 39 11C43 38 50 64 49.5 89Q49 98 41 99C14 102-14 101-37 98Q-49 96-50 83C-50 62-44 38-38 13Z',
  lateral: 'M-36 13C-26-5 27-5 37 11C43 38 50 62 49 85Q48 97 37 99C14 102-8 101-25 97Q-47 92-50 73C-50 54-42 36-36 13Z',
  canine:
    'M-38 14C-27-6 27-6 39 13C46 36 51 56 48 77C37 88 19 98 5 102C-1 103.5-6 102-12 98C-26 90-42 84-49 72C-51 54-44 36-38 14Z',
  premolar: 'M-42 14C-29-5 29-5 42 13C48 36 51 60 48 80C35 90 17 99 1 101C-16 99-36 92-48 78C-51 58-48 36-42 14Z',
};

/** Shapes for `defs`: the crowns, and the shade and highlight of a tooth that faces the light. */
export function ToothShapes({ id }: { id: string }) {
  return (
    <>
      {Object.entries(CROWNS).map(([kind, crown]) => (
        <g key={kind} id={`${id}${kind}`}>
          <path d={crown} id={`${id}${kind}-crown`} />
          <path d="M-37 13C-27-4 28-5 38 11C24 8-22 9-37 13Z" fill={NECK} fillOpacity=".3" stroke="none" />
        </g>
      ))}
      <g id={`${id}light`}>
        <path d="M-37 14C-45 38-50 58-48 74Q-46 85-39 90C-42 66-34 38-26 6Z" fill={SHADE} fillOpacity=".1" stroke="none" />
        <path d="M22 30Q28 40 29 52" stroke={LIGHT} strokeWidth="10" />
      </g>
    </>
  );
}
