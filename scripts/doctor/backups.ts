import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { bad, type Finding, ok, warn } from './finding.ts';

const maxAgeHours = 26;
const name = /^site-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.dump(\.gpg|\.enc)?$/;

/** From the file name, because copying changes the file's own time. */
const startedAt = (file: string) => {
  const [, year, month, day, hour, minute, second] = name.exec(file) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

export function checkBackups(folder: string | undefined, now: number): Finding {
  const check = 'Backups';
  const todo = 'Run ops/backup by hand and check its output: ops/runbooks/backup-old.md.';
  if (!folder)
    return warn(
      check,
      'not checked: BACKUP_FOLDER is not set',
      'Run npm run doctor with BACKUP_FOLDER on the machine that creates the backups.',
    );
  if (!existsSync(folder)) return bad(check, `the folder ${folder} does not exist`, todo);
  const newest = readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .at(-1);
  if (!newest) return bad(check, `no backup in ${folder}`, todo);
  const hours = (now - startedAt(newest)) / 3_600_000;
  if (hours > maxAgeHours) return bad(check, `the newest is ${Math.floor(hours)} hours old`, todo);
  if (!existsSync(path.join(folder, `${newest}.sha256`)))
    return bad(check, 'the newest has no checksum, so it cannot be verified', todo);
  if (statSync(path.join(folder, newest)).size === 0) return bad(check, 'the newest is empty', todo);
  if (newest.endsWith('.dump'))
    return warn(
      check,
      `the newest is ${hours.toFixed(1)} hours old and not encrypted`,
      'Set BACKUP_GPG_RECIPIENT or BACKUP_PASSPHRASE_FILE.',
    );
  return ok(check, `the newest is ${hours.toFixed(1)} hours old`);
}
