import { expect, test } from 'vitest';
import { compareStates } from '../../content-model/compare.ts';
import { describeChange } from './change-words.ts';

const words = (file: string, before: unknown, after: unknown) =>
  compareStates(file, { value: before }, { value: after }).changes.map((change) => describeChange('Ripon', { ...change, file }));
const practice = {
  phones: [{ surfaces: ['footer'], phone: '01632 960201' }],
  nhs: { acceptingNHS: true },
  hours: [{ week: { monday: { open: '09:00', close: '17:00' } } }],
};
const ofPractice = (after: object) => words('practices/ripon.yaml', practice, { ...practice, ...after });
const [ada, bob, cas] = ['Ada', 'Bob', 'Cas'].map((name) => ({ name, role: 'Dentist', specialties: ['Gums'] }));
const ofTeam = (before: unknown, after: unknown) => words('team.yaml', before, after);

test('a change is described by its field, in the words of the form', () => {
  expect(ofPractice({ phones: [{ surfaces: ['footer'], phone: '01632 960210' }] })).toEqual([
    'Ripon, phone: 01632 960201 -> 01632 960210',
  ]);
  expect(ofPractice({ nhs: { acceptingNHS: false } })).toEqual(['Ripon, NHS, takes new NHS patients: yes -> no']);
  expect(ofPractice({ hours: [{ week: { monday: { open: '08:30', close: '17:00' } } }] })).toEqual([
    'Ripon, Monday, open: 09:00 -> 08:30',
  ]);
});

test('a change of an entry is described by the name of the entry', () => {
  expect(ofTeam([ada, cas], [ada, bob, cas])).toEqual(['Ripon, Bob: added']);
  expect(ofTeam([ada, bob, cas], [bob, cas])).toEqual(['Ripon, Ada: removed']);
  expect(ofTeam([ada], [{ ...ada, role: 'Hygienist' }])).toEqual(['Ripon, Ada, role: Dentist -> Hygienist']);
  expect(ofTeam([ada], [{ ...ada, name: 'Eve' }])).toEqual(['Ripon, name: Ada -> Eve']);
  expect(ofTeam([ada], [{ ...ada, specialties: ['Gums', 'Crowns'] }])).toEqual(['Ripon, Ada, interests: added Crowns']);
  expect(ofTeam([ada, bob, cas], [bob, cas, ada])).toEqual(['Ripon, Ada: moved']);
  expect(ofTeam([ada, bob, cas], [cas, bob, ada])).toEqual(['Ripon: another order']);
});
