import { describe, expect, it } from 'vitest';
import { letterProblems } from './letters.ts';
import { comparablePlainText } from './visible-text.ts';

const refused = ['The bеst dentist (with a Cyrillic е)', '٠١٦٣٢', 'Ωmega', '日本'];

const passed = ['Café, naïve and façade', '½ a cup, £, €, ★', 'Ｆｕｌｌ width １２３', 'A&E, X-ray, 18'];

describe('letters that are not English', () => {
  it.each(refused)('are found in %j', (sample) => {
    expect(letterProblems(comparablePlainText(sample))).not.toEqual([]);
  });

  it.each(passed)('are not found in %j', (sample) => {
    expect(letterProblems(comparablePlainText(sample))).toEqual([]);
  });
});
