import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { bad, type Finding, ok, warn } from './finding.ts';

const mostHours = 26;
const name = /^site-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.dump(\.gpg|\.enc)?$/;

/** By the time in its name, at which the backup began: copying a file changes its own. */
const began = (file: string) => {
  const [, year, month, day, hour, minute, second] = name.exec(file) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

export function checkBackups(folder: string | undefined, now: number): Finding {
  const check = 'Backups';
  const todo = 'Run ops/backup by hand and read what it says: ops/runbooks/backup-old.md.';
  if (!folder)
    return warn(
      check,
      'not seen: BACKUP_FOLDER is not set here',
      'Run npm run doctor with BACKUP_FOLDER on the machine that makes them.',
    );
  if (!existsSync(folder)) return bad(check, `there is no folder ${folder}`, todo);
  const newest = readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .at(-1);
  if (!newest) return bad(check, `there is none in ${folder}`, todo);
  const hours = (now - began(newest)) / 3_600_000;
  if (hours > mostHours) return bad(check, `the newest is ${Math.floor(hours)} hours old`, todo);
  if (!existsSync(path.join(folder, `${newest}.sha256`)))
    return bad(check, 'the newest has no checksum: nobody can tell whether it is whole', todo);
  if (statSync(path.join(folder, newest)).size === 0) return bad(check, 'the newest is empty', todo);
  if (newest.endsWith('.dump'))
    return warn(
      check,
      `the newest is ${hours.toFixed(1)} hours old, and not encrypted`,
      'Set BACKUP_GPG_RECIPIENT or BACKUP_PASSPHRASE_FILE.',
    );
  return ok(check, `the newest is ${hours.toFixed(1)} hours old`);
}
