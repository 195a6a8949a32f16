import { describe, expect, it } from 'vitest';
import { keepUntilMidnight } from './until-midnight.ts';

function kept(cacheControl: string, now: string, type = 'text/html; charset=utf-8') {
  const response = new Response('', { headers: { 'Cache-Control': cacheControl, 'Content-Type': type } });
  return keepUntilMidnight(response, new Date(now)).headers.get('Cache-Control');
}

describe('keepUntilMidnight', () => {
  const anHour = 'public, max-age=0, s-maxage=3600, stale-if-error=86400';

  it('leaves a page alone that is made anew before midnight anyway', () => {
    expect(kept(anHour, '2026-11-16T10:00:00Z')).toBe(anHour);
  });

  it('lets no shared cache keep a page past midnight in London, in summer an hour before that of UTC', () => {
    expect(kept(anHour, '2026-11-16T23:50:00Z')).toBe('public, max-age=0, s-maxage=600, stale-if-error=86400');
    expect(kept(anHour, '2026-07-16T22:50:00Z')).toBe('public, max-age=0, s-maxage=600, stale-if-error=86400');
  });

  it('lets the night on which the clocks go back be as long as it is', () => {
    // From noon on Saturday 24 October 2026 it is 11 hours in UTC to midnight in summer time.
    const aDay = 'public, max-age=0, s-maxage=90000';
    expect(kept(aDay, '2026-10-24T12:00:00Z')).toBe(`public, max-age=0, s-maxage=${11 * 3600}`);
    // On the Sunday itself the clocks are back: midnight is that of UTC.
    expect(kept(aDay, '2026-10-25T12:00:00Z')).toBe(`public, max-age=0, s-maxage=${12 * 3600}`);
  });

  it('leaves pictures and what is never kept alone', () => {
    const aYear = 'public, max-age=31536000, s-maxage=86400, immutable';
    expect(kept(aYear, '2026-11-16T23:50:00Z', 'image/png')).toBe(aYear);
    expect(kept('private, no-store', '2026-11-16T23:50:00Z')).toBe('private, no-store');
  });
});
