import { describe, expect, it } from 'vitest';
import { phoneNumberProblems } from './phone-numbers.ts';
import { normalisePlainText } from './visible-text.ts';

const refused = [
  'Call 01632 960101.',
  'Call 0 1 6 3 2 960 101',
  'Ring 0113-496-0000 now.',
  'Ring (0113) 496 0000.',
  'Our number is 0113.496.0000.',
  'Try +44 1632 960101.',
  'Try + 44 and so on.',
  'Dial ０１６３２ ９６０１０１.',
  'Call 016­32 96​0101.',
  'Text 07700 900123.',
  'Call 960101 today.',
  'oh one six three two nine six oh one oh one',
  'Call &#48;1632 960101',
  '0️⃣1️⃣6️⃣3️⃣2️⃣ 9️⃣6️⃣0️⃣1️⃣0️⃣1️⃣',
  '0_1_6_3_2_9_6_0_1_0_1',
  'Ring 116 123 to talk.',
];

const passed = [
  'Call 111 or 999.',
  'Ring 111, at any time.',
  'Call 999 or go to A&E. In 2026, 18 people did.',
  'From 2024 to 2026 there were three.',
  'One, two, three, four: four quarters.',
  'Wait 20 to 30 minutes.',
  'Paste with 1,450 ppm of fluoride and 1,000 ppm for others.',
  'Call us within 24 hours.',
  'Ring the practice the day after.',
];

describe('phone numbers', () => {
  it.each(refused)('are reported in %j', (sample) => {
    expect(phoneNumberProblems(normalisePlainText(sample))).not.toEqual([]);
  });

  it.each(passed)('are not reported in %j', (sample) => {
    expect(phoneNumberProblems(normalisePlainText(sample))).toEqual([]);
  });
});
