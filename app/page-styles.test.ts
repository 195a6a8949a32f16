import { expect, test } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const of = (
  sheet: string,
  markup = '<html class="page"><p class="max-md:[&amp;&gt;svg]:block after:content-[&#x27;,&#x27;] card"></p></html>',
) => createPageStyles(sheet)(markup);

test.each([
  ['classes', '.card{color:red}', '.cart{color:red}'],
  ['all classes of a selector', '.page .card:hover{color:red}', '.page .cart:hover{color:red}'],
  ['any selector of a list', '.cart,.card{color:red}', '.cart,.a .card{color:red}'],
  [
    'escaped names',
    String.raw`.max-md\:\[\&\>svg\]\:block{display:block}`,
    String.raw`.max-md\:\[\&\>svg\]\:inline{display:inline}`,
  ],
  ['escaped quotes', String.raw`.after\:content-\[\'\,\'\]:after{content:","}`, '.after{color:red}'],
  ['groups', '@media (width>=48rem){.card{color:red}}', '@media (width>=48rem){.cart{color:red}}'],
])('chooses rules by %s', (_, used, unused) => {
  expect(of(used + unused)).toBe(used);
});

test('keeps rules by elements, attributes and states, and what functional pseudo-classes contain', () => {
  const sheet =
    '.card:not(.open){color:red}:is(.cart,.card){color:red}p:has(>.cart:is(.a,.b)){color:red}#faq table{color:red}[data-busy=true]:after{content:","}';
  expect(of(sheet)).toBe(sheet);
});

test('keeps fonts, animations and properties, and the class that the inline script sets', () => {
  const sheet =
    '@font-face{font-family:A;src:url(/a.woff2)}@keyframes spin{to{rotate:1turn}}@property --x{syntax:"*";inherits:false}.scripted p{color:red}';
  expect(of(sheet)).toBe(sheet);
});

test('leaves print and defaults for old browsers to the whole sheet, and keeps the order of layers', () => {
  const sheet =
    '/*! licence */@layer properties{@supports (x:y){*{--x:0}}}@page{margin:0}@layer base{.a{color:red}}@media print{p{margin:0}}';
  expect(of(`${sheet}.card{color:red}`)).toBe('@layer properties;@layer base;.card{color:red}');
});
