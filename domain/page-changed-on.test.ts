import { expect, test } from 'vitest';
import { pageChangedOn } from './page-changed-on.ts';

const changedOn = {
  'nhs-charges.yaml': '2026-05-01',
  'pages/blog.yaml': '2026-01-01',
  'pages/home.yaml': '2026-01-02',
  'pages/legal/nhs-information.md': '2026-01-03',
  'pages/locations/ripon-dentist.yaml': '2026-01-04',
  'pages/more/parking.md': '2026-01-05',
  'pages/nhs-information.yaml': '2026-01-06',
  'practices/ripon.yaml': '2026-03-01',
  'team.yaml': '2026-02-01',
};

test.each([
  ['/', '2026-03-01'],
  ['/nhs-information', '2026-05-01'],
  ['/locations/ripon-dentist', '2026-03-01'],
  ['/parking', '2026-01-05'],
  ['/blog', undefined],
  ['/complaints', undefined],
])('%s last changed on the day of its newest words or facts: %s', (path, day) => {
  expect(pageChangedOn(path, changedOn)).toBe(day);
});
