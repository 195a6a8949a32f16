import { readFileSync } from 'node:fs';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;
type Files = { scripts: string[]; styles: string[] };

/** The addresses of the files that Vite built into a folder. In development they are those of the sources, which Vite serves. */
export function readBuild(folder: string): { manifest: string; filesOf(source: string): Files } {
  if (!import.meta.env.PROD) return { manifest: '', filesOf: (source) => ({ scripts: [`/${source}`], styles: [] }) };
  const text = readFileSync(`${folder}/client/.vite/manifest.json`, 'utf8');
  const manifest: Manifest = JSON.parse(text);
  /** A source comes before its imports. */
  function filesOf(source: string, found: Files = { scripts: [], styles: [] }): Files {
    const entry = manifest[source];
    if (!entry) throw new Error(`No built file for ${source}. Run npm run build`);
    if (found.scripts.includes(`/${entry.file}`)) return found;
    found.scripts.push(`/${entry.file}`);
    found.styles.push(...(entry.css ?? []).map((file) => `/${file}`));
    for (const part of entry.imports ?? []) filesOf(part, found);
    return found;
  }
  return { manifest: text, filesOf: (source) => filesOf(source) };
}
