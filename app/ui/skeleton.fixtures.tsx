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
    name: 'Blocks',
    element: (
      <div className="grid grid-cols-3 gap-4">
        <Skeleton shape="block" />
        <Skeleton shape="block" ratio="square" />
        <Skeleton shape="block" ratio="fill" />
      </div>
    ),
  },
  {
    name: 'Circles',
    element: (
      <div className="flex items-end gap-4">
        <Skeleton shape="circle" diameter="small" />
        <Skeleton shape="circle" />
        <Skeleton shape="circle" diameter="large" />
      </div>
    ),
  },
  {
    name: 'A card on its way',
    element: (
      <div className="grid max-w-80 gap-4 rounded-card border border-line bg-card p-4">
        <Skeleton shape="block" />
        <Skeleton shape="line" width="short" />
        <Skeleton shape="line" />
        <Skeleton shape="line" width="long" />
      </div>
    ),
  },
];
