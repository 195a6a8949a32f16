import { describe, expect, test } from 'vitest';
import { describeChange, fieldChanges } from './field-changes.ts';

const practice = {
  location: 'Ripon',
  phones: [{ surfaces: ['footer'], phone: '01632 960201' }],
  nhs: { acceptingNHS: true },
  hours: [{ week: { monday: { open: '09:00', close: '17:00' }, sunday: 'closed' } }],
};
const words = (before: unknown, after: unknown) => fieldChanges(before, after).map((change) => describeChange('Ripon', change));

describe('the changes between two values', () => {
  test('are described by field', () => {
    expect(words(practice, { ...practice, phones: [{ surfaces: ['footer'], phone: '01632 960210' }] })).toEqual([
      'Ripon, phone: 01632 960201 -> 01632 960210',
    ]);
    expect(words(practice, { ...practice, nhs: { acceptingNHS: false } })).toEqual(['Ripon, nhs, accepting nhs: yes -> no']);
  });

  test('name a day and its time', () => {
    const later = { ...practice, hours: [{ week: { ...practice.hours[0]?.week, monday: { open: '08:30', close: '17:00' } } }] };
    expect(words(practice, later)).toEqual(['Ripon, monday, open: 09:00 -> 08:30']);
  });

  test('name an entry that was added or removed, wherever it is in the list', () => {
    const [ada, bob, cas] = ['Ada', 'Bob', 'Cas'].map((name) => ({ name, role: 'Dentist' }));
    expect(words([ada, cas], [ada, bob, cas])).toEqual(['Ripon, list: added Bob']);
    expect(words([ada, bob, cas], [bob, cas])).toEqual(['Ripon, list: removed Ada']);
    expect(words({ team: [ada] }, { team: [ada, bob] })).toEqual(['Ripon, team: added Bob']);
  });

  test('are none for equal values', () => {
    expect(fieldChanges(practice, structuredClone(practice))).toEqual([]);
  });
});
