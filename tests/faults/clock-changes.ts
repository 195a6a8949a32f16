import { freePort } from '../../local/free-port.ts';
import { startWebProcess } from '../support/web-process.ts';
import { type ReportRow, writeReport } from './report.ts';

/** The second before the clocks change and the second in which they do, and when Bradford's doors next open after it. */
const changes = [
  { what: 'The night on which summer time ends', at: '2026-10-25T01:00:00Z', opens: '2026-10-26T09:00:00Z' },
  // The Monday after it is Easter Monday.
  { what: 'The night on which summer time begins', at: '2027-03-28T01:00:00Z', opens: '2027-03-30T08:00:00Z' },
];

/** What the home page of the production build says at that moment: when the first practice opens. */
async function opensAccordingTo(clock: Date): Promise<number | undefined> {
  const web = await startWebProcess(await freePort(), { CLOCK: clock.toISOString() });
  try {
    const answer = await fetch(web.base);
    const timeline = /data-opening="([^"]+)"/.exec(await answer.text())?.[1]?.replaceAll('&quot;', '"') ?? '[]';
    return (JSON.parse(timeline) as [at: number, open: 0 | 1, words: string][]).find(([, open]) => open === 1)?.[0];
  } finally {
    await web.stop();
  }
}

/** The pages on both nights of the year on which an hour is missing or comes twice; the number that were wrong. */
export async function tryClockChanges(): Promise<number> {
  const rows: ReportRow[] = [];
  let wrong = 0;
  for (const { at, opens, what } of changes) {
    const moments = [new Date(Date.parse(at) - 1000), new Date(at)];
    const seen = await Promise.all(moments.map(opensAccordingTo));
    const right = seen.filter((instant) => instant === Date.parse(opens)).length;
    wrong += seen.length - right;
    const figure = `${right} of ${seen.length} pages right`;
    rows.push({ what, figure, note: `Bradford opens at ${opens}; asked one second before ${at} and at it` });
  }
  writeReport('clock-changes', {
    title: 'The nights on which the clocks change',
    test: 'tests/faults/clock-changes.ts',
    command: 'node tests/faults/clock-changes.ts',
    rows,
    counts: { passed: 2 * changes.length - wrong, failed: wrong, notMeasured: 0 },
  });
  for (const { figure, what } of rows) console.log(`${what}: ${figure}`);
  return wrong;
}

if (import.meta.main) process.exit((await tryClockChanges()) === 0 ? 0 : 1);
