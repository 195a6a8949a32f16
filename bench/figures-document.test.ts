import { expect, it } from 'vitest';
import { type FiguresSection, figuresDocument } from './figures-document.ts';

const section = (title: string, figure: string): FiguresSection => ({
  title,
  measured: 'on 2026-11-15',
  command: 'npm run bench',
  tables: [{ columns: ['What', 'Figure'], rows: [['Lost', figure]] }],
});

it('writes the command, the date and the tables of each section, and escapes cells', () => {
  const tables = [{ title: 'Ratios', columns: ['Page', 'Ratio'], rows: [['a | b', 'two\nlines']] }];
  expect(figuresDocument('# Figures', [{ ...section('Pages', ''), tables }])).toBe(
    '# Figures\n\n## Pages\n\nMeasured on 2026-11-15:\n\n    npm run bench\n\n### Ratios\n\n' +
      '| Page | Ratio |\n|---|---|\n| a \\| b | two lines |\n',
  );
});

it('replaces a section that was measured again, keeps the others in order, and adds a new one at the end', () => {
  const before = figuresDocument('# Old title', [section('Faults', '0'), section('Overload', '1')]);
  const after = figuresDocument('# Figures', [section('Attacks', '2'), section('Faults', '3')], before);
  expect(after).toBe(figuresDocument('# Figures', [section('Faults', '3'), section('Overload', '1'), section('Attacks', '2')]));
});
