import { expect, it } from 'vitest';
import { readNumber, readPhone, readPostcode, readTime, readTimes } from './as-typed.ts';

it.each([
  ['£550', 550],
  ['550', 550],
  ['£1,250.50', 1250.5],
  [' 27.40 pounds', 27.4],
  ['4.50', 4.5],
  ['4.', undefined],
  ['four', undefined],
  ['12.30-1.30', undefined],
  ['1,25', undefined],
  ['', undefined],
])('reads the number %j as %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

it.each([
  ['bd1 1aa', 'BD1 1AA'],
  ['BD11AA', 'BD1 1AA'],
  ['sw1a  2aa ', 'SW1A 2AA'],
  ['Ripon', undefined],
])('reads the postcode %j as %s', (typed, postcode) => {
  expect(readPostcode(typed)).toBe(postcode);
});

it.each([
  ['0113 496 0123', '0113 496 0123'],
  ['01134960123', '0113 496 0123'],
  ['+44 (0)113-496-0123', '0113 496 0123'],
  ['01632960101', '01632 960101'],
  ['07700900123', '07700 900123'],
  ['02079460000', '020 7946 0000'],
  ['01215550123', '0121 555 0123'],
  ['0800123456', '0800 123 456'],
  ['0113 496', undefined],
  ['ring us', undefined],
])('reads the phone number %j as %s', (typed, phone) => {
  expect(readPhone(typed)).toBe(phone);
});

it.each([
  ['6pm', '', '18:00'],
  ['6 p.m.', '', '18:00'],
  ['8.30', '', '08:30'],
  ['08:30', '', '08:30'],
  ['18:00', '', '18:00'],
  ['1830', '', '18:30'],
  ['9', '', '09:00'],
  ['5.30', '', '17:30'],
  ['05:30', '', '05:30'],
  ['8', '09:00', '20:00'],
  ['12am', '', '00:00'],
  ['12.30', '', '12:30'],
  ['noon', '', '12:00'],
  ['25:00', '', undefined],
  ['8.70', '', undefined],
  ['13pm', '', undefined],
  ['closed', '', undefined],
  ['', '', undefined],
])('reads the time %j after %j as %s', (typed, after, time) => {
  expect(readTime(typed, after)).toBe(time);
});

it.each([
  ['12.30-1.30', { from: '12:30', to: '13:30' }],
  ['8.30 to 6pm', { from: '08:30', to: '18:00' }],
  ['9–5', { from: '09:00', to: '17:00' }],
  ['9', undefined],
  ['9-5-6', undefined],
])('reads the times %j as %j', (typed, times) => {
  expect(readTimes(typed)).toEqual(times);
});
