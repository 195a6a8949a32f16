import type { Fixture } from '../../ui/fixture.ts';

const files = import.meta.glob<Fixture[]>('../../{ui,islands}/**/*.fixtures.tsx', { eager: true, import: 'fixtures' });

/** The fixtures of every component, by file name. */
export const allFixtures = Object.entries(files).map(([file, fixtures]) => ({
  component: file.replace(/.*\/|\.fixtures\.tsx$/g, ''),
  fixtures,
}));
