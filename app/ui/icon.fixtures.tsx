import type { Fixture } from './fixture.ts';
import { Icon, type IconName } from './icon.tsx';
import { iconPaths } from './icon-paths.tsx';

const names = Object.keys(iconPaths) as IconName[];

export const fixtures: Fixture[] = [
  {
    name: 'Every icon',
    element: (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
        {names.map((name) => (
          <li key={name} className="grid justify-items-center gap-2 rounded-2xl border border-line p-3 text-sm">
            <Icon name={name} size={40} />
            {name}
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'Sizes from 16 to 48',
    element: (
      <p className="flex items-end gap-4">
        <Icon name="tooth" size={16} />
        <Icon name="tooth" size={20} />
        <Icon name="tooth" />
        <Icon name="tooth" size={32} />
        <Icon name="tooth" size={48} />
      </p>
    ),
  },
  {
    name: 'In the colour of the text beside it',
    element: (
      <p className="flex items-center gap-2 text-success">
        <Icon name="check" size={20} /> Same-day emergencies
      </p>
    ),
  },
];
