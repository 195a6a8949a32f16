import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkClockChanges } from './clock-changes.ts';
import { type FaultPeriod, faultRows } from './fault-effects.ts';
import { faults } from './faults.ts';
import { findings } from './findings.ts';
import { startPageReader } from './page-reader.ts';
import { writeReport } from './report.ts';
import { type SiteBehindNginx, startSiteBehindNginx } from './site-behind-nginx.ts';
import { waitForMails } from './stored-requests.ts';
import { simulateVisitors } from './visitors.ts';

/**
 * Starts the site before its database, then breaks its parts one after the other while visitors send the form. Afterwards every
 * acknowledged request must be in the table, and every request in the table must have its email.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    long: { type: 'boolean', default: false },
    'per-second': { type: 'string', default: '20' },
  },
});
const minutes = values.long ? 10 : Number(values.minutes);
const perSecond = Number(values['per-second']);
/** A killed worker's jobs are picked up after 30 s, and failed jobs are retried with a growing delay. */
const mailsWithinMs = 240_000;

/** States in the report what the run does not cover. */
const elsewhere = [{ what: 'A power cut', figure: 'not tested', note: 'processes were killed, not machines' }];

async function injectFaults(site: SiteBehindNginx): Promise<FaultPeriod[]> {
  const broken: FaultPeriod[] = [];
  const began = Date.now();
  for (let round = 0; round < minutes; round += 1) {
    for (const [index, { run, second, what }] of faults.entries()) {
      await sleep(Math.max(0, began + (round * 60 + second) * 1000 - Date.now()));
      const from = Date.now();
      console.log(`${((from - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);
      await run(site, round);
      const next = faults[index + 1]?.second ?? 60 + (faults[0]?.second ?? 0);
      broken.push({ what, from, repaired: Date.now(), until: began + (round * 60 + next) * 1000 });
    }
  }
  return broken;
}

const site = await startSiteBehindNginx({ databaseLast: true });
let failed = true;
try {
  const reader = startPageReader(site.nginx);
  const visitors = simulateVisitors(site.nginx, { perSecond, seconds: minutes * 60 });
  const [broken] = await Promise.all([injectFaults(site), visitors.finished]);
  await reader.stop();
  console.log('Waiting for the last emails');
  const drained = await waitForMails(site.databases, mailsWithinMs);
  const length = {
    what: 'Length',
    figure: `${minutes} min, ${perSecond} visitors a second`,
    note: minutes < 2 ? 'short run' : 'long run',
  };
  const { judged, mails, rows: counted, wrong } = await findings({ site, visitors, reader, drained });
  const tried = broken.filter(({ what }) => site.postgres.fillDisk || !what.includes('disk'));
  const effects = faultRows(tried, { submissions: visitors.submissions, mails, reads: reader.reads });
  if (!site.postgres.fillDisk) effects.push({ what: 'A full disk', figure: 'not tested', note: 'no permission to mount a disk' });
  const start = {
    what: 'Two web processes, two workers and a desk started before PostgreSQL',
    figure: 'once',
    note: 'the workers and the desk waited',
  };
  const rows = [length, start, ...effects, ...counted, ...elsewhere];
  writeReport('faults', {
    title: 'Parts that fail while visitors send the form',
    test: 'tests/faults/fault-run.ts',
    command: `node tests/faults/fault-run.ts --minutes ${minutes} --per-second ${perSecond}`,
    rows,
    counts: { passed: judged - wrong.length, failed: wrong.length, notMeasured: broken.length - tried.length },
  });
  for (const { figure, note, what } of rows) console.log(`${what}: ${figure}${note ? ` (${note})` : ''}`);
  for (const [what, figure] of wrong) console.error(`FAILED: ${what}: ${figure}`);
  for (const { failure } of reader.reads) if (failure) console.error(`Page read failed: ${failure}`);
  failed = (await checkClockChanges()) > 0 || wrong.length > 0;
} finally {
  await site.stop({ keepLogs: failed });
}
process.exit(failed ? 1 : 0);
