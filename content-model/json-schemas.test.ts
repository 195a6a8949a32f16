import { expect, test } from 'vitest';
import { readContentFiles } from './content-file.ts';
import { humanise } from './humanise.ts';
import { contentKinds, kindOf } from './json-schemas.ts';

const files = readContentFiles('content').filter(({ file }) => /\.(md|yaml)$/.test(file));

test('every content file has a kind, and every kind has a file', () => {
  expect(files.filter(({ file }) => !kindOf(file)).map(({ file }) => file)).toEqual([]);
  expect(contentKinds.filter((kind) => !files.some(({ file }) => kindOf(file) === kind)).map(({ key }) => key)).toEqual([]);
});

test('humanise turns field names into words', () => {
  expect(['acceptingNHS', 'bookingUrl', 'contact-card', 'gdcNumber', 'band1'].map(humanise)).toEqual([
    'Accepting NHS',
    'Booking web address',
    'Contact card',
    'GDC number',
    'Band 1',
  ]);
});
