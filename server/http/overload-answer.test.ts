import { describe, expect, it } from 'vitest';
import { overloadAnswer } from './overload-answer.ts';

const ask = (path: string, accept: string, method = 'GET') =>
  overloadAnswer(new Request(`http://site.example${path}`, { method, headers: { accept } }));

describe('the answer of a busy site', () => {
  it.each([
    ['/search', 'text/html,*/*', 'text/html; charset=utf-8'],
    ['/search.data', '*/*', 'text/plain; charset=utf-8'],
    ['/functions/v1/submit-testimonial', 'text/html', 'application/json'],
  ])('to %s says when to come back, in a language that the asker reads', async (path, accept, type) => {
    const response = ask(path, accept);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toMatch(/try again in a few seconds/i);
  });

  it('tells somebody who sent a form that nothing is stored and nothing is lost', async () => {
    expect(await ask('/share-your-story', 'text/html', 'POST').text()).toMatch(/has not been stored.*still there/);
    expect(await ask('/share-your-story', 'text/html').text()).not.toContain('stored');
  });
});
