import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/faults/hostile/property-runs.ts';
import { createPageMemory } from './page-memory.ts';

const address = 'https://group.example/';
const coding = fc.tuple(
  fc.constantFrom('br', 'gzip', 'identity', '*', 'deflate', 'BR', 'zstd', '', 'é'),
  fc.constantFrom('', ';q=0', ';q=0.0', '; q=0.001', ';q=1', ';q=NaN', ';;'),
);
const acceptEncoding = fc.array(coding, { maxLength: 5 }).map((codings) => codings.map((parts) => parts.join('')).join(', '));
const open = async (response: Response) => {
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get('content-encoding');
  return encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
};
const ask = (headers: Record<string, string>, method = 'GET') => new Request(address, { headers, method });

describe('a page in memory', () => {
  it('is the same bytes for whatever encodings somebody takes, and known again by its tag', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), acceptEncoding, async (bytes, encodings) => {
        const memory = createPageMemory({ policy: "default-src 'none'" });
        const make = async () => new Response(bytes, { headers: { 'Cache-Control': 'public, s-maxage=60' } });
        const answer = await memory.answer(ask({ 'Accept-Encoding': encodings }), 'key', make);
        const length = Number(answer.headers.get('content-length'));
        const sent = answer.clone();
        expect((await sent.arrayBuffer()).byteLength).toBe(length);
        expect(Buffer.compare(await open(answer), Buffer.from(bytes))).toBe(0);
        const again = await memory.answer(ask({ 'If-None-Match': `"x", ${answer.headers.get('etag')}` }), 'key', make);
        expect(again.status).toBe(304);
      }),
      runs(150),
    );
  });

  it('is given only under its own key, and only while it holds; what is private is made for each', async () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), wait: fc.nat({ max: 90_000 }), shared: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        let now = 0;
        let made = 0;
        const madeAt = new Map<string, number>();
        const memory = createPageMemory({ policy: '', entries: 2, now: () => now });
        for (const { key, shared, wait } of steps) {
          now += wait;
          const before = made;
          const answer = await memory.answer(ask({}), key, async () => {
            made += 1;
            madeAt.set(`${key} ${made}`, now);
            return new Response(`${key} ${made}`, { headers: { 'Cache-Control': shared ? 's-maxage=30' : 'private, no-store' } });
          });
          const body = await answer.text();
          expect(body.split(' ')[0]).toBe(key);
          // Kept pages are younger than half a minute; everything else was made just now.
          if (made === before) expect(now - (madeAt.get(body) ?? 0)).toBeLessThan(30_000);
          else expect(body).toBe(`${key} ${made}`);
          if (answer.headers.get('cache-control')?.includes('private')) expect(made).toBe(before + 1);
        }
      }),
      runs(150),
    );
  });
});
