import { existsSync, readFileSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { londonParts } from '../../domain/london-time.ts';
import { bad, type Finding, ok, reasonOf, warn } from './finding.ts';

export function checkNode(version: string, wanted: string): Finding {
  const least = Number(wanted.match(/\d+/)?.[0]);
  return Number(version.split('.')[0]) >= least
    ? ok('Node', version)
    : bad('Node', `${version}, and the site needs ${wanted}`, `Install Node ${least} and start both processes with it.`);
}

/** Noon in Greenwich, in winter and in summer. */
const noons = [
  { at: '2027-01-15T12:00:00Z', hour: 12 },
  { at: '2027-07-15T12:00:00Z', hour: 13 },
] as const;

/** 'Open now' and the times of jobs are London's, which only a Node with time zones knows. */
export function checkTimeZones(hourInLondon = (at: Date) => Math.floor(londonParts(at).minutes / 60)): Finding {
  const wrong = noons.filter(({ at, hour }) => hourInLondon(new Date(at)) !== hour);
  return wrong.length === 0
    ? ok('Time zones', 'Node knows when it is summer in London')
    : bad(
        'Time zones',
        `Node takes ${wrong.map(({ at }) => at).join(' and ')} for another hour in London`,
        'Use an official build of Node, which has all time zones: a small one was built without them.',
      );
}

const gigabyte = 1024 ** 3;

export async function checkDisk(name: string, folder: string): Promise<Finding> {
  const check = `Disk of ${name}`;
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return judgeDisk(check, bavail * bsize, blocks * bsize);
  } catch (error) {
    return bad(check, reasonOf(error), `Make the folder, or let this user into it: ${folder}`);
  }
}

export function judgeDisk(check: string, free: number, whole: number): Finding {
  const found = `${(free / gigabyte).toFixed(1)} GB of ${(whole / gigabyte).toFixed(1)} GB are free`;
  const todo = 'Make room: ops/runbooks/disk-nearly-full.md says where to look.';
  if (free < 0.2 * gigabyte) return bad(check, found, todo);
  return free < gigabyte || free < whole * 0.05 ? warn(check, found, todo) : ok(check, found);
}

/** The colours are built in: a change of them alone is seen only after the next build. */
export function checkBuild(contentFolder: string, builtServer = 'build/server/index.js'): Finding {
  if (!existsSync(builtServer)) return bad('Build', 'there is none', 'npm run build');
  const built = statSync(builtServer).mtime;
  const brand = path.join(contentFolder, 'brand.yaml');
  if (existsSync(brand) && statSync(brand).mtime > built)
    return warn('Build', 'the colours in the content are newer than the build', 'npm run build, then restart the web processes.');
  return ok('Build', `made ${built.toISOString()}`);
}

export const wantedNode = (): string => JSON.parse(readFileSync('package.json', 'utf8')).engines.node;
