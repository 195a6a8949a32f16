import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Committed files and new files that are not ignored, as they would be in a clone. */
export const repositoryFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
