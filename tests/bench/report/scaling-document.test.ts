import { expect, it } from 'vitest';
import type { Part } from '../part.ts';
import { scalingDocument } from './scaling-document.ts';

const part = (figures: Record<string, number>): Part => ({
  name: 'pages',
  title: 'Pages',
  introduction: '',
  measuredAt: '2026-11-15T09:00:00.000Z',
  seconds: 1,
  rounds: 5,
  trial: false,
  options: '',
  machine: '',
  tables: [],
  short: [],
  figures,
  plots: [],
});

it('does the arithmetic: at 0.1 ms a request one core carries 10,000 a second, and two half used, at a tenth on average, 5.8 million visits a day', () => {
  const document = scalingDocument([part({ nginxPageMs: 0.1 })]);
  expect(document).toContain('| A page through nginx, TLS included, cache warm | 0.100 ms | 10,000 a second |');
  // 86,400 s x 1000 / (15 requests x 0.1 ms) / 10 at the peak / 2 for the reserve x 2 processors
  expect(document).toContain('| One small machine with everything on it | 5.80 million visits a day |');
});

it('takes figures from all parts, and says where one is missing', () => {
  const document = scalingDocument([part({ nginxPageMs: 0.1 }), part({ searchMs: 5 })]);
  expect(document).toContain('| A search, with nginx and PostgreSQL | 5.00 ms | 200 a second |');
  expect(document).toContain('| A testimonial request, stored with its job | not measured | not measured a second were stored |');
});
