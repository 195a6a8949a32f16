import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { colour, mix, tone } from '../../drawings/colour.ts';
import { resolveColours } from './resolve-colours.ts';

const { light } = loadContent('content').brand;
const palette = { ...light, cloud: '#ffffff', action: '#17408b', skyTop: '#dbe9f8', sun: '#ff0000' };
const resolve = (paint: string) => resolveColours(paint, palette);

// Expected values are what Chromium renders.
describe('resolveColours', () => {
  it('replaces palette variables', () => {
    expect(resolve(`fill="${colour('sky-top')}" stroke="${colour('action')}"`)).toBe('fill="#dbe9f8" stroke="#17408b"');
  });

  it('mixes colours as browsers do', () => {
    expect(resolve(mix('cloud', 'black', 50))).toBe('#636363');
    expect(resolve(mix('cloud', 'action', 100))).toBe('#17408b');
    expect(resolve(mix('action', 'white', 0))).toBe('#17408b');
    expect(resolve(mix('sun', 'cloud', 50))).toBe('#ffa191');
    expect(resolve(mix('action', 'cloud', 30))).toBe('#5978b0');
  });

  it('changes lightness and rotates hue', () => {
    expect(resolve(tone('action', 0.39, 0.13))).toBe('#184089');
    expect(resolve(tone('sun', 0.6, 0))).toBe('#808080');
    expect(resolve(tone('action', 0.5, 0.1, 120))).toBe('#944a4a');
  });

  it('throws on unsupported colour syntax', () => {
    expect(() => resolve('fill="color-mix(in srgb, red, blue)"')).toThrow(/color-mix\(in srgb/);
    expect(() => resolve('fill="var(--no-such-token)"')).toThrow(/no-such-token/);
  });
});
