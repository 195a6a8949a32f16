import { expect, test } from 'vitest';
import { bodies, facts } from './bodies.fixtures.ts';
import { schema } from './body-schema.ts';
import { openBody } from './open-body.ts';
import { writeBody } from './write-body.ts';

test.each(bodies)('$file opens as rich text, and keeps its bytes but for a block that changes', ({ text }) => {
  const opened = openBody(text, facts);
  if ('reason' in opened) throw new Error(opened.reason);
  expect(writeBody(opened.body, opened.originals)).toMatchObject({ text, isSimplified: false, plain: [], isSame: true });
});

test.each([
  ['has too many signs', '*a* '.repeat(400), 'too long or has too many signs'],
  ['has two lists one after the other', '- one\n* two\n', 'would change'],
])('a text that %s is not for the editor', (_, text, reason) => {
  expect(openBody(text, facts)).toEqual({ reason: expect.stringContaining(reason) });
});

test('a block that cannot be read again is written as plain words', () => {
  const { kept, paragraph } = schema.nodes;
  const body = schema.nodes.doc.create(null, paragraph.create(null, kept.create({ raw: '# *x*' })));
  const written = writeBody(body, { of: new WeakMap(), before: '' });
  expect(written).toMatchObject({ text: '\\# \\*x\\*\n', isSame: true });
  expect(written.plain).toEqual([{ pos: 0, size: 3, paragraphs: [paragraph.create(null, schema.text('# *x*'))] }]);
});

test.each([
  [['', 'half', 'way'], false],
  [['un', '(usual)', ''], true],
])('bold in the middle of %j is kept or said more simply', (words, isSimplified) => {
  const { doc, paragraph } = schema.nodes;
  const nodes = words.flatMap((part, index) => (part ? schema.text(part, index === 1 ? [schema.mark('strong')] : []) : []));
  const written = writeBody(doc.create(null, paragraph.create(null, nodes)), { of: new WeakMap(), before: '' });
  expect(written).toMatchObject({ isSimplified, isSame: true, plain: [] });
});
