import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const report = process.env['TEST_REPORT'];

const code = 'app,bench,content-model,desk,domain,drawings,local,scripts,server,vite-plugins';
const slowTests = [`{${code},tests}/**/*.{slow,properties}.test.{ts,tsx}`];
const unitTests = [`{${code}}/**/*.test.{ts,tsx}`, 'tests/unit/**/*.test.ts'];

/** Test files in a worker share modules, which saves most of the import time. Globals and mocks are restored after each test. */
const sharedWorkers = {
  environment: 'node',
  isolate: false,
  // The default leaves one processor free: with two, that is one worker.
  maxWorkers: '100%',
  setupFiles: ['tests/support/restore-globals.ts'],
  unstubGlobals: true,
  restoreMocks: true,
};

/** The slowest files. They start first, so that they overlap with the others. */
const longestFiles =
  /(commands\/demo|database\/(backup-and-restore|cache-freshness|desk-editing|desk-photographs|two-releases|upgrade-from-2.0.0))\.test/;
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
        test: {
          name: 'unit',
          include: unitTests,
          exclude: slowTests,
          ...sharedWorkers,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'slow',
          include: slowTests,
          ...sharedWorkers,
          // Most start a process, which can take long on a slow machine.
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
          isolate: false,
          // As in production. The wrapper around CommonJS packages takes a tenth of the time.
          deps: { interopDefault: false },
          // These tests mostly wait: for queues, mail and locks.
          maxWorkers: 4,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          // Each needs the whole machine.
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          environment: 'node',
          // They mostly wait for processes.
          maxWorkers: 2,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'containers',
          include: ['tests/containers/**/*.test.ts'],
          environment: 'node',
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/browser-setup.ts'],
          environment: 'node',
          // Files share the pages that they have read.
          isolate: false,
          maxWorkers: 1,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/support/browser-setup.ts'],
          environment: 'node',
          // One worker for each engine.
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
