import { existsSync, readFileSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { londonParts } from '../../domain/london-time.ts';
import { bad, type Finding, ok, reasonOf, warn } from './finding.ts';

export function checkNode(version: string, required: string): Finding {
  const minMajor = Number(required.match(/\d+/)?.[0]);
  return Number(version.split('.')[0]) >= minMajor
    ? ok('Node', version)
    : bad('Node', `${version}, but the site needs ${required}`, `Install Node ${minMajor} and start both processes with it.`);
}

/** Noon UTC in winter and summer, with the hour in London. */
const noons = [
  { at: '2027-01-15T12:00:00Z', hour: 12 },
  { at: '2027-07-15T12:00:00Z', hour: 13 },
] as const;

/** 'Open now' and job schedules need time zone data for London. */
export function checkTimeZones(hourInLondon = (at: Date) => Math.floor(londonParts(at).minutes / 60)): Finding {
  const wrong = noons.filter(({ at, hour }) => hourInLondon(new Date(at)) !== hour);
  return wrong.length === 0
    ? ok('Time zones', 'Node has time zone data for London')
    : bad(
        'Time zones',
        `Node computes the wrong hour in London for ${wrong.map(({ at }) => at).join(' and ')}`,
        'Use an official build of Node, which includes all time zones.',
      );
}

const gigabyte = 1024 ** 3;

export async function checkDisk(name: string, folder: string): Promise<Finding> {
  const check = `Disk of ${name}`;
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return judgeDisk(check, bavail * bsize, blocks * bsize);
  } catch (error) {
    return bad(check, reasonOf(error), `Create the folder, or give this user access: ${folder}`);
  }
}

export function judgeDisk(check: string, free: number, whole: number): Finding {
  const found = `${(free / gigabyte).toFixed(1)} GB of ${(whole / gigabyte).toFixed(1)} GB free`;
  const todo = 'Free up space: see ops/runbooks/disk-nearly-full.md.';
  if (free < 0.2 * gigabyte) return bad(check, found, todo);
  return free < gigabyte || free < whole * 0.05 ? warn(check, found, todo) : ok(check, found);
}

export function checkBuild(builtServer = 'build/server/index.js'): Finding {
  if (!existsSync(builtServer)) return bad('Build', 'missing', 'npm run build');
  return ok('Build', `made ${statSync(builtServer).mtime.toISOString()}`);
}

export const requiredNode = (): string => JSON.parse(readFileSync('package.json', 'utf8')).engines.node;
