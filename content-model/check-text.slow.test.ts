import { expect, it } from 'vitest';
import { isLinear, repeated } from '../tests/support/linear-time.ts';
import { checkText } from './check-text.ts';
import { parseContentFile } from './content-file.ts';

/** Each is repeated to fill a field. Most start a pattern that never completes. */
const seeds =
  "a|A| |.|-|'|#1 |1|1 |1.1% |£|[a|[a](|**|our |our a |is a |the best |The Best |Aa's best |most |best in |we best |lowest |speciali|specialist |dentist |whitening |whitening beauty |peroxide |hydrogen peroxide 7|cure your |99% of our |9 out of 10 |guarantee |painless |no painless |is it |who claims |NHS |rated good by |today only |botox |IMG_|é|🦷".split(
    '|',
  );

it('takes linear time for 50 kB of hostile text', () => {
  const file = parseContentFile('services.yaml', new TextEncoder().encode('a: b\n'));
  const read = (text: string) =>
    checkText({ ...file, ...(file.data && { data: { ...file.data, value: { text, imageAlt: text } } }) });
  expect(seeds.filter((seed) => !isLinear((length) => read(repeated(seed, length)), 50_000, 100))).toEqual([]);
});
