import { describe, expect, it } from 'vitest';
import { letterProblems } from './letters.ts';
import { normalisePlainText } from './visible-text.ts';

const refused = ['The bеst dentist (with a Cyrillic е)', '٠١٦٣٢', 'Ωmega', '日本'];

const passed = ['Café, naïve and façade', '½ a cup, £, €, ★', 'Ｆｕｌｌ width １２３', 'A&E, X-ray, 18'];

describe('non-English letters', () => {
  it.each(refused)('are reported in %j', (sample) => {
    expect(letterProblems(normalisePlainText(sample))).not.toEqual([]);
  });

  it.each(passed)('are not reported in %j', (sample) => {
    expect(letterProblems(normalisePlainText(sample))).toEqual([]);
  });
});
