import { expect, it } from 'vitest';
import { isLinear, repeated } from '../tests/support/linear-time.ts';
import { checkText } from './check-text.ts';
import { parseContentFile } from './content-file.ts';
import { limits, textFault } from './text-limits.ts';

/** Each is repeated to fill a field. Most start a pattern that never completes. */
const seeds =
  "a|A| |.|-|'|#1 |1|1 |1.1% |£|[a|[a](|**|our |our a |is a |the best |The Best |Aa's best |most |best in |we best |lowest |speciali|specialist |dentist |whitening |whitening beauty |peroxide |hydrogen peroxide 7|cure your |99% of our |9 out of 10 |guarantee |painless |no painless |is it |who claims |NHS |rated good by |today only |botox |take one |every one to |twice a |you have |you have a an some |sign that |IMG_|é|🦷".split(
    '|',
  );

/** A text as long as a page may have, in paragraphs as long as they may be. Longer ones are not read. */
const body = (seed: string, length: number) =>
  (repeated(seed, length).match(new RegExp(`[^]{1,${limits.paragraph - 1}}`, 'g')) ?? []).join('\n\n').slice(0, length);

it('takes linear time for a hostile text of the largest size', () => {
  const page = parseContentFile('pages/more/test.md', new TextEncoder().encode('---\nheading: Test\n---\n\nWords.\n'));
  const read = (text: string) => {
    const [field = ''] = text.split('\n');
    return checkText({
      ...page,
      ...(page.data && { data: { ...page.data, value: { lead: field, imageAlt: field } } }),
      body: { text, line: 5 },
    });
  };
  const isRead = (seed: string) => textFault(body(seed, limits.text)) === undefined;
  // The others have more of the signs of Markdown than a text may have.
  expect(seeds.filter((seed) => !isRead(seed))).toEqual(['[a', '[a](', '**', 'IMG_']);
  expect(seeds.filter((seed) => !isLinear((length) => read(body(seed, length)), limits.text, 100))).toEqual([]);
});
