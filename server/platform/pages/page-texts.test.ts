import { describe, expect, it } from 'vitest';
import { createPageTexts } from './page-texts.ts';

const site = { base: 'https://group.example', practice: undefined };

function pages() {
  const asked: string[] = [];
  const source = {
    current: 'one',
    status: 200,
    edition: () => source.current,
    render: async (_: unknown, path: string) => {
      asked.push(path);
      return new Response(`<title>${path}</title><main>Words of ${path}</main>`, { status: source.status });
    },
  };
  return { asked, source, texts: createPageTexts() };
}

describe('createPageTexts', () => {
  it('renders each page once per edition', async () => {
    const { asked, source, texts } = pages();
    await Promise.all([texts.of(site, '/a', source), texts.of(site, '/a', source)]);
    expect((await texts.of(site, '/a', source))?.text).toBe('Words of /a');
    expect(asked).toEqual(['/a']);
    source.current = 'two';
    await texts.of(site, '/a', source);
    expect(asked).toEqual(['/a', '/a']);
  });

  it('caches by host', async () => {
    const { asked, source, texts } = pages();
    await texts.of(site, '/a', source);
    await texts.of({ base: 'https://ripon.example', practice: 'ripon' }, '/a', source);
    expect(asked).toHaveLength(2);
  });

  it('returns undefined for a missing page, and retries after a failure', async () => {
    const { asked, source, texts } = pages();
    source.status = 503;
    await expect(texts.of(site, '/a', source)).rejects.toThrow('503');
    source.status = 404;
    expect(await texts.of(site, '/a', source)).toBeUndefined();
    expect(asked).toHaveLength(2);
  });
});
