import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inNetworkNamespace, loopback, networkNamespaceError, openVisitorNetwork } from '../network-namespace.ts';
import { percentile } from '../overload/timed-request.ts';
import { type ReportRow, writeReport } from '../report.ts';
import { startSiteBehindNginx } from '../site-behind-nginx.ts';
import { poisonCaches } from './cache-poisoning.ts';
import { sendIfNoneMatch } from './if-none-match.ts';
import { startSlowloris } from './slowloris-client.ts';
import { servedOf24 } from './slowloris-scenario.ts';
import { type PageVisit, visitPages } from './visit-pages.ts';

// Attacks the site behind the shipped nginx with TLS and connection limit, and measures how other visitors are served before, during
// and after. Passes or fails on counts; times are only compared within the same run.

const { values } = parseArgs({
  options: { long: { type: 'boolean', default: false }, 'own-network': { type: 'boolean', default: false } },
});
const attackSeconds = values.long ? 60 : 10;
const quietSeconds = values.long ? 20 : 5;
/** The most that the median page time may grow. Brief runs are too short to judge times. */
const mostTimes = values.long ? 2 : Number.POSITIVE_INFINITY;

const group = 'localhost';
const clinic = 'bradford.localhost';
const held = 4_000;
const perSecond = 10;

const whyNot = values['own-network'] ? undefined : networkNamespaceError();
if (!values['own-network'] && !whyNot) {
  // The connection limit applies to ports 80 and 443, so the run gets a network namespace where they are free.
  const [command, words] = inNetworkNamespace(process.execPath, ...process.argv.slice(1), '--own-network');
  process.exit(spawnSync(command, words, { stdio: 'inherit' }).status ?? 1);
}

const rows: ReportRow[] = [];
const counts = { passed: 0, failed: 0, notMeasured: 0 };
function record(what: string, figure: string, passed: boolean | 'not measured' = true, note?: string): void {
  counts[passed === 'not measured' ? 'notMeasured' : passed ? 'passed' : 'failed'] += 1;
  rows.push({ what, figure, ...(note && { note }) });
  console.log(`${passed === true ? 'passed' : passed || 'FAILED'}  ${what}: ${figure}${note ? ` (${note})` : ''}`);
}

const visitorsNetwork = values['own-network'] ? await openVisitorNetwork() : undefined;
const network = visitorsNetwork?.ipv4 ?? loopback;
const site = await startSiteBehindNginx({
  ...(visitorsNetwork && { port: 443, httpPort: 80 }),
  names: [group, clinic],
  env: (port) => ({ CLINIC_URLS: `bradford=${new URL(`https://${clinic}:${port}`).origin}` }),
});
const { nginx, webPorts } = site;
const { port } = nginx;

type Verdict = { figure: string; passed: boolean; note?: string };
/** `start` returns a function that stops the attack and returns the verdict. */
type Attack = { what: string; start(): () => Promise<Verdict> };

/** nginx accepts header lines of 8 kB, a web process 16 kB of headers in total. */
function startIfNoneMatch() {
  const name = port === 443 ? group : `${group}:${port}`;
  const throughNginx = { port, tls: true, name, lengths: [15_000, 7_900], perSecond: 50 };
  const straight = webPorts.map((webPort) => ({ port: webPort, tls: false, name, lengths: [15_000], perSecond: 25 }));
  return [sendIfNoneMatch(network, throughNginx), ...straight.map((target) => sendIfNoneMatch(loopback, target))];
}

const attacks: Attack[] = [
  {
    what: 'adversarial If-None-Match of 8 and 15 kB, 50 a second through nginx and 50 direct to the web processes',
    start() {
      const running = startIfNoneMatch();
      return async () => {
        const stats = await Promise.all(running.map((one) => one.stop()));
        const statuses = Map.groupBy(
          stats.flatMap((one) => Object.entries(one.statuses)),
          ([status]) => status,
        );
        const counted = [...statuses].map(([status, some]) => ({ status, count: some.reduce((sum, [, one]) => sum + one, 0) }));
        return {
          figure: counted.map(({ count, status }) => `${count} with ${status}`).join(', '),
          passed: counted.some(({ status }) => status === '200' || status === '304'),
          note: '0 means no response',
        };
      };
    },
  },
  {
    what: 'requests that once poisoned a cache, each followed by a visitor',
    start() {
      const running = poisonCaches(network, nginx, { group, clinic, perSecond: 50 });
      return async () => {
        const { attempts, example, poisoned, unanswered } = await running.stop();
        return {
          figure: `${poisoned} of ${attempts} visitors got the wrong content`,
          passed: attempts > 30 && poisoned === 0 && unanswered === 0,
          note: [`${unanswered} without a response`, example].filter(Boolean).join('; '),
        };
      };
    },
  },
  {
    what: `${held} incomplete requests from one address, each reopened when closed`,
    start() {
      const running = startSlowloris(network, { port, count: held });
      return async () => {
        const { longestMs, mostOpen } = await running.stop();
        const most = visitorsNetwork ? 256 : held;
        return {
          figure: `at most ${mostOpen} open at once`,
          // The attacker notices a close slightly late, so its count may exceed the limit.
          passed: mostOpen > most * 0.75 && mostOpen < most * 1.2,
          note: `the longest stayed open for ${(longestMs / 1_000).toFixed(1)} s`,
        };
      };
    },
  },
];

const visitFor = (seconds: number) => visitPages(network, nginx, { count: seconds * perSecond, perSecond });
const median = (visits: readonly PageVisit[]) => percentile(visits, 0.5);
const ms = (value: number) => `${value.toFixed(1)} ms`;

let failed = true;
try {
  if (whyNot) record('The shipped connection limit', 'not loaded', 'not measured', whyNot);
  else record('The shipped connection limit', 'loaded', true, 'ops/connection-limit.nft in a separate network namespace');
  await visitFor(quietSeconds);
  let before = await visitFor(quietSeconds);
  for (const { start, what } of attacks) {
    console.log(`\n${what}`);
    const end = start();
    // Let the attack reach full strength.
    await sleep(3_000);
    const [during, served] = await Promise.all([
      visitFor(attackSeconds),
      sleep(attackSeconds * 500).then(() => servedOf24(network, nginx)),
    ]);
    const { figure, note, passed } = await end();
    await sleep(1_000);
    const after = await visitFor(quietSeconds);
    const quiet = median([...before, ...after]);
    const times = median(during) / quiet;
    const count = (holds: (visit: PageVisit) => boolean) => during.filter(holds).length;
    record(`Attack: ${what}`, figure, passed, note);
    record(
      'Other visitors who got their page',
      `${count(({ status }) => status === 200)} of ${during.length}`,
      count(({ status }) => status !== 200) === 0,
    );
    record('Other visitors who got a 5xx', `${count(({ status }) => status >= 500)}`, count(({ status }) => status >= 500) === 0);
    record('Of 24 simultaneous visitors', `${served} got their page`, served === 24);
    record(
      'Median page time for other visitors',
      `${ms(median(during))}, ${times.toFixed(2)} times the ${ms(quiet)} before and after`,
      times <= mostTimes,
      `${values.long ? `at most ${mostTimes} times is allowed; ` : ''}99 % within ${ms(percentile(during, 0.99))}`,
    );
    before = after;
  }
  const ends = [...site.web, ...site.workers].reduce((sum, process) => sum + process.unexpectedExits(), 0);
  record('Processes that exited', `${ends}`, ends === 0);
  writeReport('attacks', {
    title: 'Attacks that once worked, repeated',
    test: 'tests/faults/attacks/test-attacks.ts',
    command: `npm run test:faults -- attacks${values.long ? ' --long' : ''}`,
    rows: [{ what: 'Length', figure: `${attackSeconds} s each` }, ...rows],
    counts,
  });
  failed = counts.failed > 0;
} finally {
  await site.stop({ keepLogs: failed });
  visitorsNetwork?.close();
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.notMeasured} not measured`);
process.exit(failed ? 1 : 0);
