import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { browserScripts } from './vite-plugins/browser-scripts.ts';

const report = process.env['TEST_REPORT'];

const code = 'app,bench,content,domain,drawings,local,scripts,server,vite-plugins';
const slowTests = [`{${code},tests}/**/*.{slow,properties}.test.ts`];
const unitTests = [`{${code}}/**/*.test.{ts,tsx}`, 'tests/unit/**/*.test.ts'];

/** Test files share a worker's modules, which saves most of the import time. Globals and mocks are restored after each test. */
const sharedWorkers = {
  environment: 'node',
  isolate: false,
  // The default is one fewer than the processors: on two of them that is one worker.
  maxWorkers: '100%',
  setupFiles: ['tests/support/same-globals.ts'],
  unstubGlobals: true,
  restoreMocks: true,
};

/** These wait for a heartbeat and for a queue that backs off: started last, they would run alone at the end. */
const longestFiles = /database\/(jobs|indexnow|testimonial-delivery)\.test/;
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(longestFiles.test(moduleId));
    return (await super.sort(files)).toSorted((one, other) => isLong(other) - isLong(one));
  }
}

export default defineConfig({
  test: {
    slowTestThreshold: 100,
    sequence: { sequencer: LongestFirst },
    reporters: report ? ['default', ['json', { outputFile: `test-reports/${report}.json` }]] : ['default'],
    projects: [
      {
        plugins: [browserScripts({})],
        test: {
          name: 'unit',
          include: unitTests,
          exclude: slowTests,
          ...sharedWorkers,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [browserScripts({})],
        test: {
          name: 'slow',
          include: slowTests,
          ...sharedWorkers,
          // Most start a process, which takes its time on a slow machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          environment: 'node',
          // They wait for queues, mails and locks more than they compute.
          maxWorkers: 4,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          environment: 'node',
          // They build and start the whole site, in the same folders: one after the other.
          fileParallelism: false,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/support/browser-setup.ts'],
          environment: 'node',
          // Both engines at the same time.
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
