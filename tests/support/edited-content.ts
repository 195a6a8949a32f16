import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type EditedContent = {
  folder: string;
  /** Puts words in the place of others, which have to be there. */
  replace(file: string, from: string | RegExp, to: string): void;
  remove(): void;
};

/** A copy of the content in which a test may do what a person would. */
export function editedContent(): EditedContent {
  const folder = mkdtempSync(path.join(tmpdir(), 'edited-content-'));
  cpSync('content', folder, { recursive: true, filter: (file) => !file.endsWith('.ts') });
  return {
    folder,
    replace(file, from, to) {
      const target = path.join(folder, file);
      const before = readFileSync(target, 'utf8');
      const after = before.replace(from, () => to);
      if (after === before) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(target, after);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
