import type { Brand } from '../content/schema/brand.ts';
import { colour, token } from './colour.ts';
import { RoseMark } from './rose-mark.tsx';

/** What stands for the group: a mark drawn in code, or the shapes that the content gives. Decorative: the name is beside it. */
export function Mark({ mark }: { mark: Brand['mark'] }) {
  if (mark === 'rose') return <RoseMark />;
  return (
    <svg viewBox="-50 -50 100 100" focusable="false" aria-hidden="true">
      {mark.map(({ fill, path }) => (
        <path key={path} d={path} fill={colour(token(fill))} />
      ))}
    </svg>
  );
}
