import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** By npx and not a dependency: it brings 180 MB, for one part of one command. */
const lighthouse = ['--yes', 'lighthouse@13.5.0'];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export type Painted = {
  firstMs: number;
  largestMs: number;
  shift: number;
  blockedMs: number;
  bytes: number;
  scores: Record<Category, number>;
  /** Audits below 0.9. */
  failed: string[];
  longTasks: { from: string; ms: number }[];
};

type Audit = {
  score: number | null;
  numericValue?: number;
  details?: { items?: { url?: string; duration?: number }[] };
};
type Result = {
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
};

/** Downloads it where it is not there yet: that is no part of a measurement. */
export async function prepareLighthouse(): Promise<void> {
  await run('npx', [...lighthouse, '--version'], { timeout: 300_000 });
}

/** A phone on a slow line, simulated, as Lighthouse comes. The certificate is one of our own. */
export async function runLighthouse(url: string, file: string, tries = 3): Promise<Painted> {
  const chromium = process.env['CHROMIUM'] || '/usr/bin/chromium';
  const flags = [
    ...lighthouse,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors --disable-dev-shm-usage',
  ];
  try {
    await run('npx', flags, { timeout: 120_000, env: { ...process.env, CHROME_PATH: chromium } });
  } catch (error) {
    // On a busy machine Chromium now and then records nothing, and Lighthouse says so: that is no figure of the page's.
    if (tries === 1) throw error;
    return runLighthouse(url, file, tries - 1);
  }
  const result: Result = JSON.parse(readFileSync(file, 'utf8'));
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  const value = (name: string) => result.audits[name]?.numericValue ?? Number.NaN;
  const score = (name: Category) => Math.round((result.categories[name].score ?? 0) * 100);
  const failed = categories.flatMap((name) =>
    result.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return {
    firstMs: value('first-contentful-paint'),
    largestMs: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blockedMs: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    failed,
    longTasks: (result.audits['long-tasks']?.details?.items ?? []).map(({ duration = 0, url = 'the browser' }) => ({
      from: url.replace(/^https:\/\/[^/]+/, ''),
      ms: duration,
    })),
  };
}
