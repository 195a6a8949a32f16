import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type EditedContent = {
  folder: string;
  read(file: string): string;
  /** Replaces text in a file. Throws if the text is not found. */
  replace(file: string, from: string | RegExp, to: string): void;
  remove(): void;
};

/** Copies the content folder so that a test can edit it. */
export function editedContent(): EditedContent {
  const folder = mkdtempSync(path.join(tmpdir(), 'edited-content-'));
  cpSync('content', folder, { recursive: true });
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    folder,
    read,
    replace(file, from, to) {
      const before = read(file);
      const after = before.replace(from, () => to);
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path.join(folder, file), after);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
