import type { Fixture } from '../../ui/fixture.ts';

const files = import.meta.glob<Fixture[]>('../../{ui,islands}/**/*.fixtures.tsx', { eager: true, import: 'fixtures' });

/** Every component of the kit under the name of its file. */
export const allFixtures = Object.entries(files).map(([file, fixtures]) => ({
  component: file.replace(/.*\/|\.fixtures\.tsx$/g, ''),
  fixtures,
}));
