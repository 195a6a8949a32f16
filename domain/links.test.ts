import { describe, expect, it } from 'vitest';
import { mapSearchLink, videoEmbedAddress, videoPageAddress, writeReviewLink } from './links.ts';

describe('mapSearchLink', () => {
  it('searches for the address', () => {
    const link = mapSearchLink('1 Mill Lane, Bradford, BD1 1AA');
    expect(link).toBe('https://www.google.com/maps/search/?api=1&query=1+Mill+Lane%2C+Bradford%2C+BD1+1AA');
  });

  it('passes any address as one parameter', () => {
    const address = 'Unit 3 & 4, "The Arcade" #2 + café, Leeds?query=x';
    const { host, searchParams } = new URL(mapSearchLink(address));
    expect(host).toBe('www.google.com');
    expect(searchParams.getAll('query')).toEqual([address]);
    expect(searchParams.get('api')).toBe('1');
  });
});

describe('writeReviewLink', () => {
  it('contains the place id', () => {
    expect(writeReviewLink('PLACE_ID-bradford')).toBe('https://search.google.com/local/writereview?placeid=PLACE_ID-bradford');
  });

  it('encodes any id', () => {
    expect(new URL(writeReviewLink('a&b=c#d')).searchParams.get('placeid')).toBe('a&b=c#d');
  });
});

describe('videoEmbedAddress', () => {
  it('autoplays without related videos and with little branding', () => {
    expect(videoEmbedAddress('abc_DEF-123')).toBe(
      'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0&modestbranding=1',
    );
  });

  it('cannot point to another page, for any id', () => {
    expect(new URL(videoEmbedAddress('../evil?x=1#')).pathname).toBe('/embed/..%2Fevil%3Fx%3D1%23');
  });
});

describe('videoPageAddress', () => {
  it('contains the video id', () => {
    expect(videoPageAddress('abc_DEF-123')).toBe('https://www.youtube.com/watch?v=abc_DEF-123');
  });

  it('encodes any id', () => {
    expect(new URL(videoPageAddress('a&list=b#c')).searchParams.get('v')).toBe('a&list=b#c');
  });
});
