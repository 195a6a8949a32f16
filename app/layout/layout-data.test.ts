import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { layoutData } from './layout-data.ts';

const content = loadContent('content');

describe('layoutData', () => {
  it('is the same all day, so that text pages keep their ETag', () => {
    const morning = layoutData(content, new Date('2026-11-16T00:00:00Z'));
    expect(layoutData(content, new Date('2026-11-16T23:59:59Z'))).toEqual(morning);
    expect(layoutData(content, new Date('2026-11-17T00:00:00Z'))).not.toEqual(morning);
  });

  it('includes opening states beyond the day on which the page is rendered', () => {
    const end = new Date('2026-11-16T23:59:59Z').getTime();
    for (const { opening } of layoutData(content, new Date(end)).practices) {
      expect(opening.until).toBeGreaterThan(end + 24 * 3_600_000);
      expect(opening.timeline.some(([fromMinute]) => fromMinute * 60_000 > end)).toBe(true);
    }
  });

  it("includes the day's notices, with the town for notices about one practice", () => {
    const notice = { text: 'No lift today.', from: '2026-11-16', until: '2026-11-16', practices: ['leeds'] };
    const on = (now: string, own?: string) => layoutData({ ...content, notices: [notice] }, new Date(now), own).notices;
    const until = Date.parse('2026-11-17T00:00:00Z');
    expect(on('2026-11-16T12:00:00Z')).toEqual([{ text: 'No lift today.', towns: 'Leeds', link: undefined, until }]);
    expect(on('2026-11-16T12:00:00Z', 'leeds')).toMatchObject([{ towns: '' }]);
    expect(on('2026-11-16T12:00:00Z', 'ripon')).toEqual([]);
    expect(on('2026-11-17T00:00:00Z')).toEqual([]);
  });
});
