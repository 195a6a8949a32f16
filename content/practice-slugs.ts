import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

/** The practice slugs, from file names. The route list needs nothing else from the content. */
export function practiceSlugs(folder: string): string[] {
  return readdirSync(join(folder, 'practices'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(name).name)
    .sort();
}
