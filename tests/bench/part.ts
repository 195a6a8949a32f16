import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { z } from 'zod';

const folder = 'test-reports/bench';

const part = z.object({
  name: z.string(),
  title: z.string(),
  introduction: z.string(),
  measuredAt: z.iso.datetime(),
  seconds: z.number(),
  rounds: z.number(),
  /** A tiny run that only shows that everything works. */
  trial: z.boolean(),
  /** What the command was given besides the part's name. */
  options: z.string().default(''),
  machine: z.string(),
  tables: z.array(z.object({ title: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) })),
  /** What was wanted and not reached, and what is in the way. */
  short: z.array(z.object({ what: z.string(), wanted: z.string(), reached: z.string(), limit: z.string() })),
  /** For the other document and the plots. */
  figures: z.record(z.string(), z.number()),
  plots: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      scale: z.enum(['linear', 'logarithmic']),
      target: z.object({ value: z.number(), text: z.string() }).optional(),
      bars: z.array(z.object({ label: z.string(), value: z.number(), text: z.string() })),
    }),
  ),
});

export type Part = z.infer<typeof part>;
/** A part that goes round less often than was asked for, or over less, says so. */
export type Measured = Omit<Part, 'name' | 'measuredAt' | 'seconds' | 'rounds' | 'options' | 'trial' | 'machine'> &
  Partial<Pick<Part, 'rounds' | 'options'>>;
export type Short = Part['short'][number];
export type Plot = Part['plots'][number];

const machine = () => `${cpus().length} processors (${cpus()[0]?.model.trim() || 'unknown'}), Node ${process.versions.node}`;

type Run = { name: string; began: number; rounds: number; trial: boolean };

export function writePart({ began, name, rounds, trial }: Run, measured: Measured): void {
  mkdirSync(folder, { recursive: true });
  const seconds = Math.round((Date.now() - began) / 1000);
  const run = { name, measuredAt: new Date().toISOString(), seconds, rounds, trial, options: '', machine: machine() };
  const content: Part = { ...run, ...measured };
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(content, null, 2)}\n`);
}

/** What was measured last of each part, in the order of the names that are given. */
export function readParts(names: readonly string[]): Part[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => files.includes(`${name}.json`))
    .map((name) => part.parse(JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))));
}
