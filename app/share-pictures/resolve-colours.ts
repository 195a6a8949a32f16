import type { Palette } from '../../content-model/schema/brand.ts';

type Triple = readonly [number, number, number];

const camelCase = (token: string) => token.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const gamma = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

// Matrices from https://bottosson.github.io/posts/oklab, as used by CSS.
function oklab(hex: string): Triple {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([light, a, b]: Triple): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (channel: number) => Math.round(255 * gamma(Math.min(1, Math.max(0, channel))));
  return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
}

const named: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

function mixOklab(first: string, second: string, percent: string): string {
  const [one, other] = [oklab(named[first] ?? first), oklab(named[second] ?? second)];
  const share = Number(percent) / 100;
  const interpolate = (from: number, to: number) => from + (to - from) * share;
  return hexOf([interpolate(one[0], other[0]), interpolate(one[1], other[1]), interpolate(one[2], other[2])]);
}

function relativeOklch(hex: string, lightness: string, chroma: string, turn = '0'): string {
  const [, a, b] = oklab(hex);
  const hue = Math.atan2(b, a) + (Number(turn) * Math.PI) / 180;
  return hexOf([Number(lightness), Number(chroma) * Math.cos(hue), Number(chroma) * Math.sin(hue)]);
}

/** Replaces the CSS colours of drawings/colour.ts with hex values, which the PNG renderer needs. Throws on other colour functions. */
export function resolveColours(markup: string, palette: Palette): string {
  const resolved = markup
    .replace(/var\(--([a-z-]+)\)/g, (found, token: string) => palette[camelCase(token) as keyof Palette] ?? found)
    .replace(/color-mix\(in oklab, (#\w{6}|white|black), (#\w{6}|white|black) ([\d.]+)%\)/g, (_, one, other, percent) =>
      mixOklab(one, other, percent),
    )
    .replace(/oklch\(from (#\w{6}) ([\d.]+) ([\d.]+) (?:h|calc\(h \+ (-?[\d.]+)\))\)/g, (_, hex, lightness, chroma, turn) =>
      relativeOklch(hex, lightness, chroma, turn),
    );
  const unknown = /var\(--[^"]*|color-mix\([^"]*|oklch\([^"]*/.exec(resolved);
  if (unknown) throw new Error(`Unsupported colour: ${unknown[0]}`);
  return resolved;
}
