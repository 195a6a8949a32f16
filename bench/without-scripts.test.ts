import { expect, it } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

it('removes scripts and their preloads, and keeps structured data, styles and fonts', () => {
  const kept = [
    '<link rel="preload" href="/a.woff2" as="font">',
    '<link rel="stylesheet" href="/a.css">',
    '<script type="application/ld+json">{"a":1}</script>',
    '<p>Words</p>',
  ];
  const gone = [
    '<link rel="modulepreload" href="/a.js">',
    '<link rel="prefetch" href="/b">',
    '<script type="module" src="/a.js"></script>',
    '<script>one();\ntwo();</script>',
  ];
  expect(withoutScripts([kept[0], gone[0], kept[1], gone[1], gone[2], kept[2], gone[3], kept[3]].join(''))).toBe(kept.join(''));
});
