import type { Brand } from '../content-model/schema/brand.ts';
import { colour, token } from './colour.ts';
import { RoseMark } from './rose-mark.tsx';

/** The group's mark: the rose, or the shapes from the content. Decorative: the name is beside it. */
export function Mark({ mark }: { mark: Brand['mark'] }) {
  if (mark === 'rose') return <RoseMark />;
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      {mark.map(({ fill, path }) => (
        <path key={path} d={path} fill={colour(token(fill))} />
      ))}
    </svg>
  );
}
