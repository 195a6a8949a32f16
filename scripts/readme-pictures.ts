import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

/** The README's pictures, from a running demo: its address, unless it is the usual one. */
const [base = 'http://localhost:3000'] = process.argv.slice(2);
const pictures = [
  { file: 'home-1440', path: '/', width: 1440, height: 1200, colorScheme: 'light' },
  { file: 'location-820', path: '/locations/ripon-dentist', width: 820, height: 1366, colorScheme: 'light' },
  { file: 'emergency-390-dark', path: '/emergency-dentist', width: 390, height: 1100, colorScheme: 'dark' },
] as const;
const mostBytes = 250_000;

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const { colorScheme, file, height, path, width } of pictures) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${base}${path}`, { waitUntil: 'networkidle' });
  const shot = await page.screenshot({ animations: 'disabled' });
  const webp = await sharp(shot).webp({ quality: 82 }).toBuffer();
  if (webp.byteLength > mostBytes) throw new Error(`${file} has ${webp.byteLength} bytes, ${mostBytes} are allowed`);
  writeFileSync(`docs/pictures/${file}.webp`, webp);
  console.log(`docs/pictures/${file}.webp  ${Math.round(webp.byteLength / 1000)} kB`);
  await context.close();
}
await browser.close();
