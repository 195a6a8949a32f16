import { describe, expect, it } from 'vitest';
import { maxFormBytes } from '../../domain/testimonial.ts';
import { readFormPost } from './read-form-post.ts';

const address = 'http://localhost/share';
const urlEncoded = 'application/x-www-form-urlencoded';

const post = (body: BodyInit, headers: Record<string, string> = {}) => new Request(address, { method: 'POST', body, headers });

describe('readFormPost', () => {
  it('reads URL-encoded and multipart forms', async () => {
    const fields = { firstName: 'Zoë 🎉', phone: '01632 960123' };
    const parts = new FormData();
    for (const [name, value] of Object.entries(fields)) parts.set(name, value);
    for (const body of [new URLSearchParams(fields), parts]) {
      const result = await readFormPost(post(body));
      expect('form' in result && Object.fromEntries(result.form)).toEqual(fields);
    }
  });

  it('accepts a body of 16 kB and rejects one byte more', async () => {
    const value = 'x'.repeat(maxFormBytes - 'a='.length);
    expect(await readFormPost(post(`a=${value}`, { 'Content-Type': urlEncoded }))).toHaveProperty('form');
    expect(await readFormPost(post(`a=${value}x`, { 'Content-Type': urlEncoded }))).toEqual({ refused: 413 });
  });

  it.each(['application/json', 'text/plain', `text/plain; ${urlEncoded}`, ''])('rejects the content type %j', async (type) => {
    expect(await readFormPost(post('a=1', { 'Content-Type': type }))).toEqual({ refused: 415 });
  });

  it('rejects a malformed multipart body', async () => {
    const broken = post('--x\r\nno', { 'Content-Type': 'multipart/form-data; boundary=x' });
    expect(await readFormPost(broken)).toEqual({ refused: 400 });
  });
});
