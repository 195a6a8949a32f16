import { expect, test } from 'vitest';
import { createSignedLinks, createSigner } from './signed-links.ts';

const links = createSignedLinks('a secret of at least thirty-two characters', 'https://www.group.example');
const id = '0f8b6a52-6a0c-4a0e-9c1a-0d9a2b7c1e33';
const expires = new Date('2026-11-20T00:00:00Z');
const before = new Date('2026-11-19T23:59:59Z');
const tokenOf = (address: string) => address.slice('https://www.group.example/staff/'.length);

test('a changed character makes a link invalid', () => {
  const token = tokenOf(links.address('erase-request', id, expires));
  for (let at = 0; at < token.length; at += 1) {
    // Base64url has four spellings of the last letter.
    for (const letter of '.-BFJNRVZdhlptx159') {
      if (token[at] === letter) continue;
      expect(links.read(token.slice(0, at) + letter + token.slice(at + 1), before), `letter ${at}`).toBe('invalid');
    }
  }
});

test.each(['', '.', 'mark-contacted', 'mark-contacted..', `a.${id}.9999999999.x`, 'é', '\0', 'x'.repeat(100_000)])(
  'malformed tokens are invalid: %j',
  (token) => {
    expect(links.read(token, before)).toBe('invalid');
  },
);

test('a link signed with another secret, or for another purpose, is invalid', () => {
  const other = createSignedLinks('another secret of at least thirty-two letters', 'https://www.group.example');
  expect(links.read(tokenOf(other.address('withdraw-post', id, expires)), before)).toBe('invalid');
  expect(createSigner('secret', 'a preview').verify(createSigner('secret', 'a staff link').sign('x'))).toBeUndefined();
});
