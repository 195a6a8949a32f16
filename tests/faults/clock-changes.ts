import { freePort } from '../../local/free-port.ts';
import { startWebProcess } from '../support/web-process.ts';
import { type ReportRow, writeReport } from './report.ts';

/** The moments at which the clocks change, and when Bradford next opens after each. */
const changes = [
  { what: 'Summer time ends', at: '2026-10-25T01:00:00Z', opens: '2026-10-26T09:00:00Z' },
  // The following Monday is Easter Monday.
  { what: 'Summer time begins', at: '2027-03-28T01:00:00Z', opens: '2027-03-30T08:00:00Z' },
];

/** Reads from the home page when the first practice opens, with the site's clock set to this time. */
async function nextOpening(clock: Date): Promise<number | undefined> {
  const web = await startWebProcess(await freePort(), { CLOCK: clock.toISOString() });
  try {
    const answer = await fetch(web.base);
    const timeline = /data-opening="([^"]+)"/.exec(await answer.text())?.[1]?.replaceAll('&quot;', '"') ?? '[]';
    return (JSON.parse(timeline) as [at: number, open: 0 | 1, words: string][]).find(([, open]) => open === 1)?.[0];
  } finally {
    await web.stop();
  }
}

/** Checks the home page one second before and at each clock change. Returns the number of wrong pages. */
export async function checkClockChanges(): Promise<number> {
  const rows: ReportRow[] = [];
  let wrong = 0;
  for (const { at, opens, what } of changes) {
    const moments = [new Date(Date.parse(at) - 1000), new Date(at)];
    const openings = await Promise.all(moments.map(nextOpening));
    const right = openings.filter((instant) => instant === Date.parse(opens)).length;
    wrong += openings.length - right;
    const figure = `${right} of ${openings.length} pages right`;
    rows.push({ what, figure, note: `Bradford opens at ${opens}; checked one second before ${at} and at that time` });
  }
  writeReport('clock-changes', {
    title: 'Clock changes',
    test: 'tests/faults/clock-changes.ts',
    command: 'node tests/faults/clock-changes.ts',
    rows,
    counts: { passed: 2 * changes.length - wrong, failed: wrong, notMeasured: 0 },
  });
  for (const { figure, what } of rows) console.log(`${what}: ${figure}`);
  return wrong;
}

if (import.meta.main) process.exit((await checkClockChanges()) === 0 ? 0 : 1);
