import type { Part } from '../part.ts';
import { figure } from '../rounds.ts';

/** What is assumed and not measured; everything else in the document follows from measurements and these. */
const assumed = {
  pagesPerVisit: 3,
  filesPerVisit: 12,
  kilobytesPerVisit: 300,
  /** The busiest hour has this many times the traffic of an average one. */
  peak: 10,
  /** A machine that is full to the brim has no room for a bad day. */
  useOfMachine: 0.5,
  processorsOfSmallMachine: 2,
  poundsPerMachineMonth: 5,
  poundsPerGigabyte: 0.01,
  /** Where a content delivery network keeps copies. */
  places: 100,
};
const hoursPerMonth = 730;

const count = (value: number) => (Number.isFinite(value) ? figure(Number(value.toPrecision(2))) : 'not measured');
const many = (value: number) =>
  value >= 1e9 ? `${count(value / 1e9)} billion` : value >= 1e6 ? `${count(value / 1e6)} million` : count(value);
const pounds = (value: number) => (Number.isFinite(value) ? `£${value.toFixed(2)}` : 'not measured');
const ms = (value: number) => (Number.isFinite(value) ? `${figure(value)} ms` : 'not measured');

/** docs/scaling.md: arithmetic on what was measured, so that it can be done again by anybody who doubts an assumption. */
export function scalingDocument(parts: readonly Part[]): string {
  const all: Record<string, number> = Object.assign({}, ...parts.map(({ figures }) => figures));
  const cost = (name: string) => all[name] ?? Number.NaN;
  const requestsPerVisit = assumed.pagesPerVisit + assumed.filesPerVisit;
  const visitMs = requestsPerVisit * cost('nginxPageMs');
  const visitsPerCoreDay = ((86_400 * 1000) / visitMs / assumed.peak) * assumed.useOfMachine;
  const visitsPerDay = visitsPerCoreDay * assumed.processorsOfSmallMachine;
  const formsPerSecond = cost('submitsPerSecond');
  const coreHoursPerMillion = (visitMs * 1e6) / 1000 / 3600;
  const poundsPerCoreHour = assumed.poundsPerMachineMonth / hoursPerMonth / assumed.processorsOfSmallMachine;
  const machinePounds = (coreHoursPerMillion * poundsPerCoreHour * assumed.peak) / assumed.useOfMachine;
  const trafficPounds = ((assumed.kilobytesPerVisit * 1e6) / 1e6) * assumed.poundsPerGigabyte;
  const blogShare = (assumed.places * cost('originPageMs')) / 1000;
  const wordpressTimes = cost('wordpressMs') / cost('oursMs');
  const trial = parts.some((part) => part.trial)
    ? '\n**Some of these figures come from a trial on a busy machine, and are not to be relied on.**\n'
    : '';
  return `# Scaling, from measured costs

What carries how much, where it ends, and what would be added then and not before. \`npm run bench\` writes this file: each figure is measured (see
[performance.md](performance.md)) or follows from measured ones and the assumptions below.
${trial}
## What one request costs

| What | Processor time | One core carries, if it does nothing else |
|---|---|---|
| A page through nginx, TLS included, cache warm | ${ms(cost('nginxPageMs'))} | ${count(1000 / cost('nginxPageMs'))} a second |
| A page from the memory of the web process | ${ms(cost('originPageMs'))} | ${count(1000 / cost('originPageMs'))} a second |
| A page that has to be rendered and compressed | ${ms(cost('renderMs'))} | ${count(1000 / cost('renderMs'))} a second |
| A search, with nginx and PostgreSQL | ${ms(cost('searchMs'))} | ${count(1000 / cost('searchMs'))} a second |
| A list of posts that nobody kept, with PostgreSQL | ${ms(cost('listMs'))} | ${count(1000 / cost('listMs'))} a second |
| An open blog list that asks again every ${count(cost('everySeconds'))} s, unchanged | ${ms(cost('unchangedThroughNginxMs'))} | ${count(cost('openLists'))} open lists; ${count(cost('openListsNewConnections'))} if each needs a new connection |
| A testimonial request, stored with its job | ${ms(cost('submitMs'))} | ${count(formsPerSecond)} a second were stored |
| For comparison: a post of WordPress, no page cache | ${ms(cost('wordpressMs'))} | ${count(1000 / cost('wordpressMs'))} a second |

## What is assumed

A visit is ${assumed.pagesPerVisit} pages and ${assumed.filesPerVisit} files, ${assumed.kilobytesPerVisit} kB in all, and a file costs what a page from nginx's cache costs. The busiest hour has ${assumed.peak} times the
traffic of an average one. No processor is planned to be busier than ${assumed.useOfMachine * 100} % in that hour. A small machine has ${assumed.processorsOfSmallMachine} processors and costs £${assumed.poundsPerMachineMonth} a
month; a gigabyte sent costs £${assumed.poundsPerGigabyte}. The processors are those of the machine that measured.

## What carries how much

| What | Carries | Ends at |
|---|---|---|
| One small machine with everything on it | ${many(visitsPerDay)} visits a day | its processors, and before that its line: ${many(visitsPerDay)} visits are ${count((visitsPerDay * assumed.kilobytesPerVisit * 8 * assumed.peak) / 86_400 / 1e6)} Gbit a second in the busiest hour |
| Three: two with nginx and two web processes each, one with PostgreSQL | ${many(visitsPerDay * 2)} visits a day, and one of the two may fail in a quiet hour | the same, twice; PostgreSQL is not noticed (below) |
| A content delivery network before one small machine | any number of readers | what is not kept: forms, searches, refetches |

A network with ${assumed.places} places asks for each fixed page once an hour from each place, and for the blog's list once a second: ${figure(blogShare)} of one core, however many
people read. The three practices of this site have some thousand visits a day: one small machine is far more than they need. The other reason for
a second one is that the first may fail.

## Where a part becomes the limit, and what is added then

| Part | Limit, as measured | What is added then, and not before |
|---|---|---|
| Web process | one thread; ${count(1000 / cost('renderMs'))} rendered pages a second. Readers of kept pages never reach it: nginx answers | a second process behind the same nginx: no state is in a process, and a post that is published is seen by all within ${ms(cost('seenMs'))} |
| PostgreSQL, reading | ${count(cost('listsPerSecond'))} uncached lists a second from one process, ${count(cost('pgbenchListsPerSecond'))} from pgbench. Answers are kept until a post changes, so readers cause about one question a minute for each page that is looked at | first a larger machine; a read replica for lists and search only when one machine is full, since publication then has to wait for the replica |
| PostgreSQL, writing | ${count(formsPerSecond)} testimonial requests a second, against ${count(cost('transactionsPerSecond'))} of the bare transaction; the limit by default is 200 an hour for all together | counting the limits for all together in each process instead of in one row, when a day brings more requests than an hour now allows; never for readers |
| Queue | one row a job in the same database, stored with what it is about: the same figure as above | a second worker; a queue of its own only when jobs, and not requests, fill the database |
| Mail | what the mail server takes: often some hundred an hour. Mails wait in the queue and are tried again for days | a mail service with a higher limit; the address is one setting |
| Search | of the posts that have the words the 200 newest are ranked: see growth in [performance.md](performance.md) | more of them; a search engine of its own is for millions of texts |
| nginx | ${count(1000 / cost('nginxPageMs'))} pages a second and core | a content delivery network, which also is nearer to the reader; pages say already how long they may be kept |

## Cost per million visits

| What | Figure |
|---|---|
| Processor time | ${figure(coreHoursPerMillion)} core hours |
| Machine, with its idle hours and its reserve | ${pounds(machinePounds)} |
| Traffic, ${count(assumed.kilobytesPerVisit)} GB | ${pounds(trafficPounds)} |
| The same pages with WordPress and no page cache, processor time | ${count(wordpressTimes)} times as much |

Bytes cost more than processors. What makes a page lighter saves more than what makes it faster to serve.

## Why no Kubernetes, and what would change with it

A cluster starts again what dies, moves work off a machine that fails, adds processes as visitors come, replaces versions without a gap, and keeps
dozens of teams apart. For three practices the first is a line of a systemd unit; the fourth is \`ops/deploy\`, measured in [operations.md](operations.md); one
machine carries ${many(visitsPerDay)} visits a day, so nothing has to be added; and there is one team. What is left is the machine that fails: a second one with the
same units, and a database that has a standby. A cluster of its own would be three more machines to keep up to date, and more that can fail than it guards.

It would be worth it where the group has one already, run by others, or has so many sites that machines are handed out rather than bought. Then:

| Now | In a cluster | Changes in this repository |
|---|---|---|
| Two web units, two sets of ports | a Deployment of the image, two or more replicas, one a node | none: the process has no state, reads its settings from the environment, and ends well on SIGTERM |
| \`ops/deploy\` asks /readyz, then tells nginx | readiness probe /readyz, liveness probe /healthz, rolling update with no process unavailable | none; liveness must not be /readyz, or a database that is away restarts everything |
| \`site-prepare\` migrates before the first process starts | a Job before the rollout, as the owner | none: the image has the command |
| Files of the last three builds in a folder | the same folder in a volume that many may read, or a bucket behind the network that delivers content | the web process reads a folder; a bucket would need the proxy to look there |
| nginx on the machine keeps pages | the cluster's own entrance, with a cache before it | \`ops/nginx\` says which pages may be kept and under which key |
| The limits of forms are counted in PostgreSQL, pages kept in each process | the same | none; more than some twenty processes need a pool of connections before PostgreSQL |
| The worker, one unit | a Deployment with one or two replicas | none: jobs are taken under a lock |
| PostgreSQL on the machine | outside the cluster, or by an operator that does backups and failover | \`DATABASE_URL\` |
| Hourly timer for \`ops/backup\` | a CronJob with PostgreSQL's tools in its image | an image for it: the site's has no pg_dump |

## What is never needed, and why

- **A cache server** (Redis, Memcached): what is kept is a few megabytes, and each process learns of a change from PostgreSQL. A server of its own would be
  a journey for what lies in memory, and a part that can fail.
- **A cluster manager**: three machines with two kinds of process are restarted by systemd and found by nginx.
- **A message broker**: jobs are stored in the transaction that makes them. A second store could lose what the first has promised.
- **Splitting the site into services**: one process renders, answers and stores in less time than two need to talk.
- **Sharding, or a database in several regions**: a blog and a form of three practices. All posts of a century fit into memory.
- **Rendering at the edge**: pages are finished before anybody asks; a copy at the edge is as near, and cannot be wrong about the database.
- **Pushing to open lists** (WebSocket): asking again costs ${ms(cost('unchangedThroughNginxMs'))} and survives every proxy; a held connection costs memory all day.
`;
}
