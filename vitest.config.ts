import { defineConfig } from 'vitest/config';

const report = process.env['TEST_REPORT'];

export default defineConfig({
  test: {
    reporters: report ? ['default', ['json', { outputFile: `test-reports/${report}.json` }]] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,content,app,server,worker,scripts}/**/*.test.{ts,tsx}', 'tests/{unit,bench}/**/*.test.ts'],
          environment: 'node',
          // Rules, pages and content are read by a hundred files each: a worker that keeps what it has read saves most of the time
          // that goes into reading. What a file puts over a global is taken off after it.
          isolate: false,
          // One less than the processors by default: on two of them that is one worker.
          maxWorkers: '100%',
          setupFiles: ['tests/support/same-globals.ts'],
          unstubGlobals: true,
          restoreMocks: true,
          // Some start the command that they test as a process of its own, which a busy machine makes wait.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          environment: 'node',
          testTimeout: 60_000,
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
    ],
  },
});
