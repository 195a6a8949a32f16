import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postsPerPage } from '../../../app/backend/blog-posts.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createJobQueue } from '../../../server/platform/queue/job-queue.ts';
import { createSubmissionLimits } from '../../../server/testimonials/guards/submission-limits.ts';
import { createTestimonialStore } from '../../../server/testimonials/testimonial-store.ts';
import { asRole } from '../../support/as-role.ts';
import { createAsker } from '../ask.ts';
import { anonKey, type BenchSite, secret, startBenchSite } from '../bench-site.ts';
import { type Load, load } from '../load.ts';
import type { Measured, Short } from '../part.ts';
import { asScript, pgbench, type Statement } from '../pgbench.ts';
import { fillPosts } from '../posts.ts';
import { recordStatements } from '../recorded-statements.ts';
import { figure, interleave, ratio, spread, withSpread } from '../rounds.ts';
import type { Workbench } from '../workbench.ts';

const posts = 1_000;
/** More pages than the process keeps answers for: each request goes to the database. */
const offsets = posts - postsPerPage;
/** As many as a web process has by default. */
const connections = 10;
const wantedOfPgbench = 0.3;

const listPath = (offset: number) =>
  `/rest/v1/blog_posts?select=*&order=published_at.desc&offset=${offset}&limit=${postsPerPage}`;

/** The statement of the table's door, as the database has it from the web process. */
async function restStatement(site: BenchSite): Promise<string> {
  return asRole(site.adminUrl, async (admin) => {
    const { rows } = await admin.query<{ query: string }>(
      "select query from pg_stat_activity where application_name = 'site-web' and query like '%json_agg%' limit 1",
    );
    if (!rows[0]) throw new Error('the web process asked for no list');
    return rows[0].query;
  });
}

/** Rows of the table that were read, by any way. */
async function rowsRead(site: BenchSite): Promise<number> {
  // A connection tells what it did when it has been quiet for a while.
  await sleep(1_500);
  return asRole(site.adminUrl, async (admin) => {
    const { rows } = await admin.query<{ read: string }>(
      "select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables where relname = 'blog_posts'",
    );
    return Number(rows[0]?.read);
  });
}

const testimonial = {
  firstName: 'Ada',
  lastName: 'Benchmark',
  email: 'ada@patient.example',
  phone: '01632960123',
  treatment: 'Invisalign',
  rating: 5,
  title: 'Straight at last',
  description: 'A story that is told only to see how fast it is stored.',
  consentVideo: true as const,
  consentWebsite: true as const,
  consentMarketing: false,
};

/** A reference that fits the table's rule, made in the database. */
const newReference = "translate(upper(substr(md5(random()::text), 1, 8)), '01', '23')";

async function submitScripts(site: BenchSite): Promise<{ transaction: string; limits: string }> {
  const log = createLog('silent', 'bench');
  const stored = await recordStatements(site.databases.site_web, async (pool) => {
    const queue = createJobQueue(pool, log);
    const submission = { testimonial, idempotencyKey: randomUUID(), consentVersion: '1', reference: 'BCDFGHJK' };
    await createTestimonialStore(queue).store(submission);
    await queue.close();
  });
  const began = stored.findIndex(({ text }) => text === 'begin');
  const ended = stored.findIndex(({ text }) => text === 'commit');
  if (began < 0 || ended < began) throw new Error('a testimonial request is no longer stored in one transaction');
  const isSubmit = ({ text }: Statement) => text.includes('store_testimonial(');
  const transaction = stored
    .slice(began, ended + 1)
    .map((statement) => asScript(statement, isSubmit(statement) ? { 2: newReference } : {}))
    .join('');
  const counted = await recordStatements(site.databases.site_web, (pool) =>
    createSubmissionLimits(pool, secret, { perAddress: 1_000_000, inAll: 1_000_000, perDay: 1_000_000 }).take('203.0.113.7'),
  );
  return { transaction, limits: counted.map((statement) => asScript(statement)).join('') };
}

/** A transaction that stores nothing is fast: every one has to leave a request and a job behind. */
async function storesEachTime(site: BenchSite, work: () => Promise<{ count: number }>): Promise<void> {
  const stored = () =>
    asRole(site.adminUrl, async (admin) => {
      const { rows } = await admin.query<{ requests: number; jobs: number }>(
        `select (select count(*)::int from testimonial_requests) as requests,
           (select count(*)::int from pgboss.job where name = 'mail-testimonial') as jobs`,
      );
      return rows[0] ?? { requests: 0, jobs: 0 };
    });
  const before = await stored();
  const { count } = await work();
  const after = await stored();
  const [requests, jobs] = [after.requests - before.requests, after.jobs - before.jobs];
  // The last of the site's own may still be on their way: more is possible, less is not.
  if (requests < count || jobs < count)
    throw new Error(`${count} transactions of pgbench stored ${requests} requests and ${jobs} jobs`);
}

/** A request without a key, which is a new one each time. */
function submissions(file: string): void {
  const body = JSON.stringify({ ...testimonial, phone: '01632 960123' });
  writeFileSync(file, `/functions/v1/submit-testimonial\t${body}\n`);
}

export async function measureData(bench: Workbench): Promise<Measured> {
  const site = await startBenchSite(bench, { name: 'data', fill: (adminUrl) => fillPosts(adminUrl, posts) });
  const [web] = site.web;
  if (!web) throw new Error('no web process');
  const { rounds, seconds } = bench;
  const base = `http://127.0.0.1:${web.port}`;
  const headers = { Host: site.host, apikey: anonKey };
  const pids = [web.pid, site.postgresPid];
  const asker = createAsker(web.port, headers);
  const { body, headers: answered, status } = await asker.ask(listPath(0));
  if (status !== 200) throw new Error(`the list answered ${status}`);
  const etag = String(answered.etag);

  const listFile = join(bench.folder, 'lists');
  writeFileSync(listFile, Array.from({ length: offsets }, (_, offset) => `${listPath(offset)}\n`).join(''));
  const statement = (await restStatement(site)).replace('$1', String(postsPerPage)).replace('$2', ':start');
  const anonymous = {
    url: site.databases.site_web,
    options: '-c role=site_anon -c TimeZone=UTC',
    connections,
    seconds,
    postgresPid: site.postgresPid,
  };
  const uncached = () => load({ url: base, requests: listFile, headers, pids, seconds });
  await uncached();
  const lists = await interleave<string, { perSecond: number; processorMs: number }>(rounds, {
    pgbench: () =>
      pgbench({
        ...anonymous,
        script: `\\set start random(0, ${offsets - 1})\n${statement};\n`,
        scriptFile: join(bench.folder, 'list.sql'),
      }),
    site: uncached,
  });

  const conditional = () =>
    load({ url: `${base}${listPath(0)}`, headers: { ...headers, 'If-None-Match': etag }, pids: [web.pid], seconds });
  await asker.ask(listPath(0));
  const readBefore = await rowsRead(site);
  const unchanged: Load[] = [];
  for (let round = 0; round < rounds; round += 1) unchanged.push(await conditional());
  const rowsTouched = (await rowsRead(site)) - readBefore;
  asker.close();

  const scripts = await submitScripts(site);
  const formFile = join(bench.folder, 'forms');
  const forms = () => {
    submissions(formFile);
    const formHeaders = { ...headers, 'Content-Type': 'application/json', Origin: site.base };
    return load({ url: base, requests: formFile, headers: formHeaders, pids, seconds });
  };
  const asWeb = { url: site.databases.site_web, connections, seconds, postgresPid: site.postgresPid };
  await forms();
  await storesEachTime(site, () =>
    pgbench({ ...asWeb, seconds: 1, script: scripts.transaction, scriptFile: join(bench.folder, 'submit.sql') }),
  );
  const submits = await interleave<string, { perSecond: number; processorMs: number }>(rounds, {
    transaction: () => pgbench({ ...asWeb, script: scripts.transaction, scriptFile: join(bench.folder, 'submit.sql') }),
    withLimits: () =>
      pgbench({ ...asWeb, script: `${scripts.limits}${scripts.transaction}`, scriptFile: join(bench.folder, 'limits.sql') }),
    site: forms,
  });

  const rate = (samples: readonly { perSecond: number }[] = []) => samples.map(({ perSecond }) => perSecond);
  const cost = (samples: readonly { processorMs: number }[] = []) => samples.map(({ processorMs }) => processorMs);
  const listRatio = ratio(rate(lists['site']), rate(lists['pgbench']));
  const listCost = ratio(cost(lists['pgbench']), cost(lists['site']));
  const submitRatio = ratio(rate(submits['site']), rate(submits['transaction']));
  const limitRatio = ratio(rate(submits['withLimits']), rate(submits['transaction']));
  const submitOfLimits = ratio(rate(submits['site']), rate(submits['withLimits']));
  const short: Short[] = [];
  if (listRatio.median < wantedOfPgbench)
    short.push({
      what: 'An uncached list of posts, of the same statement in pgbench',
      wanted: `${wantedOfPgbench}`,
      reached: figure(listRatio.median),
      limit: `one thread of Node takes the request apart, hands it to the pool and copies ${figure(body.length / 1000)} kB twice; pgbench reads rows and throws them away, and has the other processor for that`,
    });
  if (rowsTouched > 0)
    short.push({
      what: 'Rows read by conditional requests',
      wanted: '0',
      reached: figure(rowsTouched),
      limit: 'what is kept is read again after a minute, since a post can appear by itself when its hour comes',
    });
  short.push({
    what: 'A testimonial request, of the bare transaction in pgbench',
    wanted: 'a ratio, and what limits it',
    reached: figure(submitRatio.median),
    limit: `two things: the counters of the limits, one row of which all requests write one after the other, each until it is on the disk (with them pgbench itself has ${figure(limitRatio.median)} of the bare transaction); and the one thread of the web process, which checks the form, counts, begins, stores, enqueues and commits in turn (${figure(submitOfLimits.median)} of pgbench with the counters)`,
  });
  const perSecond = (samples: readonly { perSecond: number }[] | undefined) => withSpread(spread(rate(samples)));
  const each = (samples: readonly { processorMs: number }[] | undefined) => withSpread(spread(cost(samples)));
  return {
    title: 'Data',
    introduction: `Lists of ${postsPerPage} whole posts from ${figure(posts)}, each from another place so that no answer is kept, beside pgbench with the very statement that the web process sends, prepared, on ${connections} connections as the site has. Processor time is that of PostgreSQL and of the web process together.`,
    tables: [
      {
        title: 'Lists of posts',
        columns: ['What', 'a second', 'ms of processor each'],
        rows: [
          ['The statement in pgbench', perSecond(lists['pgbench']), each(lists['pgbench'])],
          ['`/rest/v1/blog_posts`, nothing kept', perSecond(lists['site']), each(lists['site'])],
          ['Ratio', withSpread(listRatio), withSpread(listCost)],
          ['The same list again, unchanged (304)', perSecond(unchanged), each(unchanged)],
          ['Rows of the table read by all of these 304s', String(rowsTouched), ''],
        ],
      },
      {
        title: 'Testimonial requests',
        columns: ['What', 'a second', 'ms of processor each'],
        rows: [
          ['The transaction in pgbench: request and job', perSecond(submits['transaction']), each(submits['transaction'])],
          ['The same with the two counters of the limits', perSecond(submits['withLimits']), each(submits['withLimits'])],
          ['`submit-testimonial`', perSecond(submits['site']), each(submits['site'])],
          ['Ratio to the transaction', withSpread(submitRatio), ''],
          ['Ratio to the transaction with counters', withSpread(submitOfLimits), ''],
        ],
      },
    ],
    short,
    figures: {
      listOfPgbench: listRatio.median,
      listsPerSecond: spread(rate(lists['site'])).median,
      listMs: spread(cost(lists['site'])).median,
      pgbenchListsPerSecond: spread(rate(lists['pgbench'])).median,
      unchangedMs: spread(cost(unchanged)).median,
      rowsTouched,
      submitsPerSecond: spread(rate(submits['site'])).median,
      submitMs: spread(cost(submits['site'])).median,
      transactionsPerSecond: spread(rate(submits['transaction'])).median,
    },
    plots: [],
  };
}
