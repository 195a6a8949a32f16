import { escapeMarkup } from '../../../server/platform/escape-markup.ts';
import type { Plot } from '../part.ts';

const [width, labelWidth, rowHeight, top, right] = [900, 400, 26, 64, 90];
const ink = '#0c2340';
const paper = '#ffffff';
const bar = '#17408b';
const line = '#a61b1b';
const font = 'font-family="DejaVu Sans, Liberation Sans, sans-serif"';

/** Bars that lie, since their names are long. A logarithmic one begins at a power of ten below the smallest. */
export function plotSvg({ bars, scale, target, title }: Plot): string {
  const values = [...bars.map(({ value }) => value), ...(target ? [target.value] : [])].filter((value) => value > 0);
  const logarithmic = scale === 'logarithmic';
  const place = (value: number) => (logarithmic ? Math.log10(Math.max(value, Number.MIN_VALUE)) : value);
  const least = logarithmic ? Math.floor(place(Math.min(...values)) - 0.01) : 0;
  const most = place(Math.max(...values));
  const room = width - labelWidth - right;
  const x = (value: number) => labelWidth + (Math.max(0, place(value) - least) / (most - least || 1)) * room;
  const height = top + bars.length * rowHeight + 16;
  const rows = bars.map(({ label, text, value }, index) => {
    const y = top + index * rowHeight;
    const end = x(value);
    return `<text x="${labelWidth - 10}" y="${y + 17}" text-anchor="end">${escapeMarkup(label)}</text>
<rect x="${labelWidth}" y="${y + 4}" width="${Math.max(1, end - labelWidth).toFixed(1)}" height="${rowHeight - 8}" fill="${bar}"/>
<text x="${width - 16}" y="${y + 17}" text-anchor="end">${escapeMarkup(text)}</text>`;
  });
  const mark = target
    ? `<line x1="${x(target.value).toFixed(1)}" x2="${x(target.value).toFixed(1)}" y1="${top - 8}" y2="${height - 12}" stroke="${line}" stroke-width="2" stroke-dasharray="5 4"/>
<text x="${x(target.value).toFixed(1)}" y="${top - 14}" text-anchor="middle" fill="${line}">${escapeMarkup(target.text)}</text>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
<g ${font} font-size="12" fill="${ink}">
<text x="16" y="26" font-size="15" font-weight="bold">${escapeMarkup(title)}</text>
${rows.join('\n')}
${mark}
</g>
</svg>
`;
}
