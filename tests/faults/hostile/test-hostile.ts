import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createSignedLinks } from '../../../server/platform/signed-links.ts';
import { createFormStamps } from '../../../server/testimonials/guards/form-stamp.ts';
import { startTestSite, type TestSite } from '../../support/start-test-site.ts';
import { percentile } from '../overload/timed-request.ts';
import { writeReport } from '../report.ts';
import { checkResponse } from './check-response.ts';
import { hostileRequest, type Sender } from './hostile-request.ts';
import { createSeededRandom } from './seeded-random.ts';
import { sendBytes } from './send-bytes.ts';
import { checkStoredRequests, postAddresses, postsHash } from './stored-rows.ts';

/** Sends thousands of generated bad requests to a running site, and then checks the database. */
const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261115' },
    count: { type: 'string', default: '5000' },
    /** The slowest response allowed, in ms. */
    within: { type: 'string', default: '5000' },
  },
});
const [seed, count, withinMs] = [Number(options.seed), Number(options.count), Number(options.within)];
const port = 4620;
const host = `localhost:${port}`;
const atOnce = 20;
const secret = 'a secret of the hostile tests, long enough';
const anonKey = 'public-anonymous-key';
const ownHosts = [host, ...['bradford', 'ripon', 'leeds'].map((practice) => `${practice}.${host}`)];

/** Enabled so that its function does its work; nothing listens at this URL. */
const indexNow = { INDEXNOW_KEY: 'a-key-of-the-hostile-tests', INDEXNOW_URL: 'http://127.0.0.1:9/indexnow' };

type Outcome = {
  statuses: Map<string, number>;
  wrong: string[];
  times: { ms: number }[];
  overOneSecond: string[];
  tooSlow: string[];
  /** Errors in the web process's log: requests refused by the router, and others. */
  errors: { refusals: number; others: string[] };
  storedRequests: Awaited<ReturnType<typeof checkStoredRequests>>;
  postsUnchanged: boolean;
  alive: boolean;
  sent: number;
  seconds: number;
};

async function senderFor(site: TestSite): Promise<Sender> {
  const posts = await postAddresses(site.databases.site_worker);
  const home = await (await fetch(site.baseUrl)).text();
  return {
    host,
    anonKey,
    slugs: posts.map(({ slug }) => slug),
    postIds: posts.map(({ id }) => id),
    links: createSignedLinks(secret, site.baseUrl),
    stamps: createFormStamps(secret, () => new Date(Date.now() - 60_000)),
    version: /\/drawings\/([^/"]+)\//.exec(home)?.[1] ?? 'none',
  };
}

/** Starts a site for one run and removes it afterwards. */
async function withSite<T>(env: Record<string, string>, use: (site: TestSite) => Promise<T>) {
  let ended = false;
  const site = await startTestSite(port, {
    env: { LOG_LEVEL: 'error', SECRET: secret, ANON_KEY: anonKey, ARTICLES_PER_DAY: '0', ...indexNow, ...env },
    onUnexpectedEnd: () => {
      ended = true;
    },
  });
  try {
    const result = await use(site);
    if (ended) throw new Error('A site process exited during the run');
    return result;
  } finally {
    await site.stop();
  }
}

async function attack(site: TestSite, requests: number): Promise<Outcome> {
  const { site_worker: url } = site.databases;
  const sender = await senderFor(site);
  const random = createSeededRandom(seed);
  const before = await postsHash(url);
  // Warm up: the first search renders every page.
  await fetch(`${site.baseUrl}/search?q=gums`);
  const statuses = new Map<string, number>();
  const wrong: string[] = [];
  const times: { ms: number }[] = [];
  const overOneSecond: string[] = [];
  const tooSlow: string[] = [];
  const started = performance.now();
  let sent = 0;

  async function sendOn(): Promise<void> {
    while (sent < requests) {
      const number = sent++;
      const request = hostileRequest(random, sender);
      const answer = await sendBytes(port, request);
      const name = `#${number} ${request.method.slice(0, 20)} ${request.target.slice(0, 300)}`;
      const kind = answer.status === undefined ? 'closed without a response' : kindOf(answer.status);
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
      for (const problem of checkResponse(request, answer, ownHosts)) {
        wrong.push(`${name}: ${problem}`);
        if (wrong.length <= 20) console.error(`${name}: ${problem}\n${request.bytes.subarray(0, 1_500).toString('latin1')}\n---`);
      }
      if (request.waitsForJob) continue;
      times.push({ ms: answer.ms });
      if (answer.ms > 1_000) overOneSecond.push(`${name}: ${Math.round(answer.ms)} ms`);
      if (answer.ms > withinMs) tooSlow.push(`${name}: ${Math.round(answer.ms)} ms`);
      if (number > 0 && number % 10_000 === 0)
        console.log(`${number} sent, ${wrong.length} wrong, ${overOneSecond.length} over 1 s`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendOn));
  const seconds = (performance.now() - started) / 1000;

  const lines = readFileSync(`${site.dataFolder}/logs/web.log`, 'utf8').split('\n').filter(Boolean);
  const others = lines.filter((line) => !/"err":\{"status":4\d\d,/.test(line));
  return {
    statuses,
    wrong,
    times,
    overOneSecond,
    tooSlow,
    errors: { refusals: lines.length - others.length, others },
    storedRequests: await checkStoredRequests(url, site.content.shareYourStoryPage.treatments),
    postsUnchanged: (await postsHash(url)) === before,
    alive: (await fetch(`${site.baseUrl}/readyz`)).ok,
    sent,
    seconds,
  };
}

const failuresOf = ({ alive, postsUnchanged, storedRequests, tooSlow, wrong }: Outcome): string[] => [
  ...wrong,
  ...tooSlow,
  ...(alive ? [] : ['the site is no longer ready']),
  ...(postsUnchanged ? [] : ['an article changed']),
  ...storedRequests.invalid.map((reference) => `stored request ${reference} is invalid`),
];

const kindOf = (status: number) => (status === 503 ? '503 with Retry-After' : `${Math.floor(status / 100)}xx`);
const listed = (statuses: Outcome['statuses']) =>
  [...statuses]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([kind, times]) => `${times.toLocaleString('en-GB')} ${kind}`)
    .join(', ');

if (!existsSync('build/server/index.js')) throw new Error('Run `npm run build` first: this tests the production build');
const raised = { SUBMISSIONS_PER_ADDRESS: '1000000', SUBMISSIONS_IN_ALL: '1000000', SUBMISSIONS_PER_DAY: '1000000' };
const load = loadavg()[0]?.toFixed(1);
const open = await withSite(raised, (site) => attack(site, count));
const limited = await withSite({}, (site) => attack(site, Math.min(1_000, count)));
const limitHeld = limited.storedRequests.stored <= 5;
const failures = [...failuresOf(open), ...failuresOf(limited), ...(limitHeld ? [] : ['the limit per address was exceeded'])];

const rows = [
  {
    what: 'Generated requests',
    figure: open.sent.toLocaleString('en-GB'),
    note: `seed ${seed}, ${atOnce} at once, in ${Math.round(open.seconds)} s`,
  },
  { what: 'Responses', figure: listed(open.statuses) },
  {
    what: 'Responses with a 5xx, a stack trace, a redirect off the site or an injected header',
    figure: String(open.wrong.length),
    note: open.wrong.slice(0, 5).join('; '),
  },
  {
    what: "Errors in the web process's log",
    figure: String(open.errors.others.length),
    note: [
      `besides ${open.errors.refusals} requests refused by the router, such as a POST to a page without a form`,
      ...open.errors.others.slice(0, 3),
    ]
      .join('; ')
      .slice(0, 500),
  },
  {
    what: 'Response time: median, 99 %, slowest',
    figure: [0.5, 0.99, 1].map((share) => `${Math.round(percentile(open.times, share))} ms`).join(', '),
    note: `${availableParallelism()} cores, load ${load} before the run; requests that wait for an article job are not counted`,
  },
  {
    what: 'Responses slower than 1 s',
    figure: String(open.overOneSecond.length),
    note: open.overOneSecond.slice(0, 3).join('; ').slice(0, 300),
  },
  {
    what: 'Testimonial requests stored, and how many are invalid',
    figure: `${open.storedRequests.stored.toLocaleString('en-GB')}, ${open.storedRequests.invalid.length}`,
  },
  { what: 'Articles changed', figure: open.postsUnchanged ? '0' : 'some' },
  {
    what: 'Responses with the default limits',
    figure: listed(limited.statuses),
    note: `${limited.storedRequests.stored} testimonial requests stored, ${limited.wrong.length} wrong responses`,
  },
];
writeReport('hostile', {
  title: 'Generated bad input',
  test: 'tests/faults/hostile/test-hostile.ts',
  command: `node tests/faults/hostile/test-hostile.ts --count ${count} --seed ${seed} --within ${withinMs}`,
  rows,
  counts: { passed: failures.length === 0 ? 1 : 0, failed: failures.length, notMeasured: 0 },
});
for (const { figure, note, what } of rows) console.log(`${what}: ${figure}${note ? ` (${note})` : ''}`);
for (const failure of failures.slice(0, 30)) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
