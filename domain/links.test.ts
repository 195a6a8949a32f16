import { expect, it } from 'vitest';
import { mapSearchLink, videoEmbedAddress, videoPageAddress, writeReviewLink } from './links.ts';

it.each([
  [
    mapSearchLink('1 Mill Lane & Sons, Bradford, BD1 1AA'),
    'https://www.google.com/maps/search/?api=1&query=1+Mill+Lane+%26+Sons%2C+Bradford%2C+BD1+1AA',
  ],
  [writeReviewLink('PLACE_ID-a&b'), 'https://search.google.com/local/writereview?placeid=PLACE_ID-a%26b'],
  [videoPageAddress('abc_DEF-123'), 'https://www.youtube.com/watch?v=abc_DEF-123'],
  // Plays at once, without related videos and with little branding.
  [videoEmbedAddress('abc_DEF-123'), 'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0&modestbranding=1'],
  [videoEmbedAddress('../evil'), 'https://www.youtube-nocookie.com/embed/..%2Fevil?autoplay=1&rel=0&modestbranding=1'],
])('%s', (link, expected) => {
  expect(link).toBe(expected);
});
