import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { colour, mix, tone } from '../../drawings/colour.ts';
import { flatColours } from './flat-colours.ts';

const { light } = loadContent('content').brand;
const palette = { ...light, cloud: '#ffffff', action: '#17408b', skyTop: '#dbe9f8', sun: '#ff0000' };
const flat = (paint: string) => flatColours(paint, palette);

// The right-hand colours are what Chromium paints.
describe('colours written out', () => {
  it('are those of the palette', () => {
    expect(flat(`fill="${colour('sky-top')}" stroke="${colour('action')}"`)).toBe('fill="#dbe9f8" stroke="#17408b"');
  });

  it('are mixed as a browser mixes them', () => {
    expect(flat(mix('cloud', 'black', 50))).toBe('#636363');
    expect(flat(mix('cloud', 'action', 100))).toBe('#17408b');
    expect(flat(mix('action', 'white', 0))).toBe('#17408b');
    expect(flat(mix('sun', 'cloud', 50))).toBe('#ffa191');
    expect(flat(mix('action', 'cloud', 30))).toBe('#5978b0');
  });

  it('keep their hue at another lightness, or turn it', () => {
    expect(flat(tone('action', 0.39, 0.13))).toBe('#184089');
    expect(flat(tone('sun', 0.6, 0))).toBe('#808080');
    expect(flat(tone('action', 0.5, 0.1, 120))).toBe('#944a4a');
  });

  it('refuse a way of writing that they do not know, rather than paint it black', () => {
    expect(() => flat('fill="color-mix(in srgb, red, blue)"')).toThrow(/color-mix\(in srgb/);
    expect(() => flat('fill="var(--no-such-token)"')).toThrow(/no-such-token/);
  });
});
