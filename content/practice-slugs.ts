import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

/** By the names of the files, which is all that the route list has to know of the content. */
export function practiceSlugs(folder: string): string[] {
  return readdirSync(join(folder, 'practices'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(name).name)
    .sort();
}
