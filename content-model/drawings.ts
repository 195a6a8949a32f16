import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile } from './content-file.ts';

/** The drawings of this release. Processes start in its folder. */
const folder = 'drawings/pictures';

let ofRelease: ReadonlyMap<string, string> | undefined;

function readDrawings(): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
  return new Map(names.sort().map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name), 'utf8')]));
}

/** The SVG of every drawing by name, such as 'portraits/hijab.svg'. A group's own in content/pictures comes before that of this release. */
export function drawingsOf(files: readonly ContentFile[]): ReadonlyMap<string, string> {
  ofRelease ??= readDrawings();
  const own = files.filter(({ file }) => /^pictures\/.+\.svg$/.test(file));
  const text = ({ bytes, file }: ContentFile) => [file.slice('pictures/'.length), new TextDecoder().decode(bytes)] as const;
  return new Map([...ofRelease, ...own.map(text)]);
}
