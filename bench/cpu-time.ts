import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** The fields of /proc/PID/stat after the process name, which may contain brackets. */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // The process has ended.
    return undefined;
  }
}

/** These processes and all their descendants. */
export function withDescendants(roots: readonly number[]): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(statOf(Number(name))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [...roots];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

function ofLiveThreads(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    // In nanoseconds. /proc/PID/stat counts hundredths of a second, too coarse for one request.
    return threads.reduce(
      (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9,
      0,
    );
  } catch {
    return 0;
  }
}

/** CPU time of these processes and their descendants so far, including descendants that have ended. */
export function cpuSeconds(roots: readonly number[]): number {
  let seconds = 0;
  for (const pid of withDescendants(roots)) {
    const fields = statOf(pid);
    if (!fields) continue;
    const ofEndedChildren = (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
    seconds += ofLiveThreads(pid) + ofEndedChildren;
  }
  return seconds;
}
