import { expect, it } from 'vitest';
import { iconName } from '../../content-model/schema/fields.ts';
import { iconPaths } from './icon-paths.tsx';

it('there is a drawing for every icon name in the content schema and no other', () => {
  expect(Object.keys(iconPaths).sort()).toEqual([...iconName.options].sort());
});
