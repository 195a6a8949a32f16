import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import atkinsonHyperlegibleNext from '@capsizecss/metrics/atkinsonHyperlegibleNext';
import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque';
import subsetFont from 'subset-font';
import { removeSlash } from './subset-fonts/plain-zero.ts';

const target = 'app/styles/fonts';
const budgetBytes = 60_000;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** Latin-1 and common punctuation. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…′″€™−×→←↑↓`;
const latinExtended = range(0x100, 0x17f);

const families = [
  {
    name: 'Bricolage Grotesque',
    file: 'bricolage-grotesque',
    source: (subset: string) => `bricolage-grotesque/files/bricolage-grotesque-${subset}-opsz-normal.woff2`,
    // Headings only: one large optical size and one weight, which halves the file.
    variationAxes: { opsz: 72, wght: 700 },
    weights: '700',
    metrics: bricolageGrotesque,
    slashedZero: false,
  },
  {
    name: 'Atkinson Hyperlegible Next',
    file: 'atkinson-hyperlegible-next',
    source: (subset: string) => `atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${subset}-wght-normal.woff2`,
    variationAxes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    metrics: atkinsonHyperlegibleNext,
    slashedZero: true,
  },
];

const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum', 'liga'];

mkdirSync(target, { recursive: true });
let total = 0;
const rules: string[] = ['/* Written by `npm run fonts`. */'];
for (const family of families) {
  for (const [subset, characters, unicodeRange] of [
    [
      'latin',
      latin,
      'U+20-7E,U+A0-FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032-2033,U+20AC,U+2122,U+2190-2193,U+2212',
    ],
    ['latin-ext', latinExtended, 'U+100-17F'],
  ] as const) {
    const original = readFileSync(`node_modules/@fontsource-variable/${family.source(subset)}`);
    const source =
      family.slashedZero && subset === 'latin'
        ? removeSlash(await subsetFont(original, characters, { targetFormat: 'truetype', keepFeatures }))
        : original;
    const font = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: family.variationAxes,
      keepFeatures,
      noHinting: true,
    });
    const name = `${family.file}-${subset}.woff2`;
    writeFileSync(`${target}/${name}`, font);
    total += font.length;
    console.log(`${name} ${font.length} bytes`);
    rules.push(
      `@font-face {\n  font-family: "${family.name}";\n  src: url("./fonts/${name}") format("woff2");\n  font-weight: ${family.weights};\n  font-display: swap;\n  unicode-range: ${unicodeRange};\n}`,
    );
  }
  // The fallback has the same metrics as the web font, to avoid layout shifts.
  const { fontFaces } = createFontStack([family.metrics, arial], { fontFaceFormat: 'styleString' });
  rules.push(fontFaces.trim());
}
writeFileSync('app/styles/fonts.css', `${rules.join('\n\n')}\n`);
console.log(`${total} bytes in total, ${budgetBytes} allowed`);
if (total > budgetBytes) process.exit(1);
