import { describe, expect, it } from 'vitest';
import { createFormStamps } from './form-stamp.ts';

const secret = 'a secret of the tests, long enough';

function stampsAt(start: string) {
  let now = new Date(start);
  const stamps = createFormStamps(secret, () => now);
  return { ...stamps, later: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

describe('createFormStamps', () => {
  it("returns 'too-fast' for three seconds, then 'good'", () => {
    const { check, issue, later } = stampsAt('2026-11-16T10:00:00Z');
    const stamp = issue();
    expect(check(stamp)).toBe('too-fast');
    later(2_999);
    expect(check(stamp)).toBe('too-fast');
    later(1);
    expect(check(stamp)).toBe('good');
  });

  it('accepts a form left open for a week', () => {
    const { check, issue, later } = stampsAt('2026-11-16T10:00:00Z');
    const stamp = issue();
    later(7 * 86_400_000);
    expect(check(stamp)).toBe('good');
  });

  it("returns 'too-fast' for a time in the future, because another process's clock may be ahead", () => {
    const { check, issue, later } = stampsAt('2026-11-16T10:00:00Z');
    const stamp = issue();
    later(-5_000);
    expect(check(stamp)).toBe('too-fast');
  });

  it("returns 'forged' for a stamp with one changed character", () => {
    const { check, issue, later } = stampsAt('2026-11-16T10:00:00Z');
    const stamp = issue();
    later(10_000);
    for (let at = 0; at < stamp.length; at += 1) {
      const other = stamp[at] === '7' ? '8' : '7';
      expect(check(`${stamp.slice(0, at)}${other}${stamp.slice(at + 1)}`), `character ${at}`).toBe('forged');
    }
  });

  it("returns 'forged' for a missing or malformed stamp or another secret", () => {
    const { check } = stampsAt('2026-11-16T10:00:00Z');
    const foreign = createFormStamps('another secret, just as long as it', () => new Date('2026-11-16T09:00:00Z')).issue();
    for (const stamp of [undefined, null, '', 7, {}, [], '.', '1763287200000', '1763287200000.', foreign, `${foreign}x`]) {
      expect(check(stamp), JSON.stringify(stamp)).toBe('forged');
    }
  });
});
