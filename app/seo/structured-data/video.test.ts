import { describe, expect, it } from 'vitest';
import { addressesIn, base, video } from '../seo.fixtures.ts';
import { videoJsonLd } from './video.ts';

describe('videoJsonLd', () => {
  const block = videoJsonLd(base, video, '/pictures/videos/PLACEHOLD01.jpg');

  it('has the fields that search engines require', () => {
    expect(block).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'How to brush',
      description: 'Two minutes of brushing.',
      uploadDate: '2025-03-11',
      duration: 'PT4M15S',
    });
  });

  it("uses the site's own thumbnail", () => {
    expect(block.thumbnailUrl).toBe(`${base}/pictures/videos/PLACEHOLD01.jpg`);
  });

  it('has the embed URL of the player', () => {
    expect(block.embedUrl).toMatch(/^https:\/\/[^/]+\/embed\/PLACEHOLD01\?/);
  });

  it.each([
    ['0:45', 'PT45S'],
    ['5:00', 'PT5M'],
    ['3:05', 'PT3M5S'],
    ['75:30', 'PT75M30S'],
    ['0:00', 'PT0S'],
  ])('formats the duration %s as %s', (duration, expected) => {
    expect(videoJsonLd(base, { ...video, duration }, '/x.jpg').duration).toBe(expected);
  });

  it('has only absolute URLs and serialises to JSON', () => {
    expect(addressesIn(block)).toHaveLength(2);
    for (const address of addressesIn(block)) expect(address).toMatch(/^https:\/\//);
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });
});
