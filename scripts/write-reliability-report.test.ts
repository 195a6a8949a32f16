import { expect, it } from 'vitest';
import { type ReliabilityPart, reliabilityReport } from './write-reliability-report.ts';

it('gives every part a table, with the command and the time, and lets no figure break out of its cell', () => {
  const report = reliabilityReport([
    {
      title: 'Faults',
      test: 'tests/faults/all.ts',
      command: 'npm run test:faults',
      measuredAt: '2026-11-15T06:01:02.000Z',
      rows: [
        { what: 'Lost', figure: '0' },
        { what: 'a | b', figure: '1', note: 'two\nlines' },
      ],
    },
  ]);
  expect(report).toContain(
    '## Faults\n\n| What | Figure | Note |\n|---|---|---|\n| Lost | 0 |  |\n| a \\| b | 1 | two lines |\n',
  );
  expect(report).toContain(
    'Measured by [tests/faults/all.ts](../tests/faults/all.ts) on 2026-11-15 at 06:01 UTC:\n\n    npm run test:faults\n',
  );
});

it('replaces a part that was measured again, keeps the others and their order, and adds a new one at the end', () => {
  const part = (title: string, figure: string): ReliabilityPart => ({
    title,
    test: 'tests/faults/all.ts',
    command: 'npm run test:faults',
    measuredAt: '2026-11-15T06:01:02.000Z',
    rows: [{ what: 'Lost', figure }],
  });
  const before = reliabilityReport([part('Faults', '0'), part('Overload', '1')]);
  const after = reliabilityReport([part('Attacks', '2'), part('Faults', '3')], before);
  expect(after).toBe(reliabilityReport([part('Faults', '3'), part('Overload', '1'), part('Attacks', '2')]));
});
