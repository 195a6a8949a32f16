import type { Fixture } from './fixture.ts';
import { Skeleton } from './skeleton.tsx';

export const fixtures: Fixture[] = [
  {
    name: 'Lines',
    element: (
      <div className="grid gap-3">
        <Skeleton shape="line" />
        <Skeleton shape="line" width="long" />
        <Skeleton shape="line" width="medium" />
        <Skeleton shape="line" width="short" />
      </div>
    ),
  },
  {
    name: 'A loading card',
    element: (
      <div className="grid max-w-80 gap-4 rounded-card border border-line bg-card p-4">
        <div className="aspect-video">
          <Skeleton shape="block" />
        </div>
        <Skeleton shape="line" width="short" />
        <Skeleton shape="line" />
        <Skeleton shape="line" width="long" />
      </div>
    ),
  },
];
