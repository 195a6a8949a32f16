import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Run with npx: as a dependency it would add 180 MB for one part of one command. */
export const lighthouseVersion = '13.5.0';
const npx = (args: readonly string[], timeout: number) =>
  run('npx', ['--yes', `lighthouse@${lighthouseVersion}`, ...args], {
    timeout,
    env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] || '/usr/bin/chromium' },
  });

export type Painted = {
  performance: number;
  accessibility: number;
  firstMs: number;
  largestMs: number;
  shift: number;
  blockedMs: number;
  bytes: number;
};

type Result = {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number }>;
  categories: Record<'performance' | 'accessibility', { score: number | null }>;
};

/** Downloads Lighthouse before the measurement. */
export async function prepareLighthouse(): Promise<void> {
  await npx(['--version'], 300_000);
}

/** Lighthouse with its default simulated phone. The certificate is self-signed. */
export async function runLighthouse(url: string, file: string, tries = 3): Promise<Painted> {
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--only-categories=performance,accessibility',
    '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors --disable-dev-shm-usage',
  ];
  try {
    await npx([url, ...flags], 120_000);
  } catch (error) {
    // On a busy machine Chromium sometimes records no trace.
    if (tries === 1) throw error;
    return runLighthouse(url, file, tries - 1);
  }
  const { audits, categories, runtimeError }: Result = JSON.parse(readFileSync(file, 'utf8'));
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories.performance.score ?? 0) * 100),
    accessibility: Math.round((categories.accessibility.score ?? 0) * 100),
    firstMs: value('first-contentful-paint'),
    largestMs: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blockedMs: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
  };
}
