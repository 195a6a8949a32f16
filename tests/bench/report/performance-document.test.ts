import { expect, it } from 'vitest';
import type { Part } from '../part.ts';
import { performanceDocument } from './performance-document.ts';

const part: Part = {
  name: 'pages',
  title: 'Pages',
  introduction: 'Words.',
  measuredAt: '2026-11-15T09:00:00.000Z',
  seconds: 60,
  rounds: 5,
  trial: false,
  options: '',
  machine: '2 processors',
  tables: [{ title: 'Ratios', columns: ['Page', 'Ratio'], rows: [['a | b', '0.9']] }],
  short: [],
  figures: {},
  plots: [{ file: 'x.png', title: 'X', scale: 'linear', bars: [] }],
};

it('has a table, the picture, the time and the command for each part, and lets no cell break out', () => {
  const document = performanceDocument([part]);
  expect(document).toContain('### Ratios\n\n| Page | Ratio |\n| --- | --- |\n| a \\| b | 0.9 |\n');
  expect(document).toContain('![X](pictures/x.png)');
  expect(document).toContain(
    'Measured on 2026-11-15 at 09:00 UTC in 60 s, 5 rounds, 2 processors:\n\n    npm run bench -- --only pages\n',
  );
  expect(document).toContain('Every figure that was asked for was reached.');
  expect(document).not.toContain('trial');
});

it('puts what was not reached first, and says what limits it', () => {
  const short = [{ what: 'Lists', wanted: '0.3', reached: '0.2', limit: 'one thread' }];
  const document = performanceDocument([{ ...part, short }]);
  expect(document.indexOf('| Pages | Lists | 0.3 | 0.2 | one thread |')).toBeLessThan(document.indexOf('## Pages'));
});

it('warns of a trial', () => {
  expect(performanceDocument([{ ...part, trial: true }])).toContain('a trial of one short round');
});
