import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { isLongRun, writeFigures } from '../support/write-figures.ts';
import { faults, roundSeconds } from './faults.ts';
import { startPageReader } from './page-reader.ts';
import { type SiteBehindNginx, startSiteBehindNginx } from './site-behind-nginx.ts';
import { storedRequests, waitForMails } from './stored-requests.ts';
import { simulateVisitors } from './visitors.ts';

const rounds = isLongRun ? 13 : 1;
const perSecond = isLongRun ? 20 : 5;
/** A killed worker's jobs are picked up after 30 s, and failed jobs are retried with a growing delay. */
const mailsWithinMs = 240_000;

async function injectFaults(site: SiteBehindNginx): Promise<void> {
  const began = Date.now();
  for (let round = 0; round < rounds; round += 1) {
    for (const { run, second, what } of faults) {
      await sleep(Math.max(0, began + (round * roundSeconds + second) * 1000 - Date.now()));
      console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);
      await run(site, round);
    }
  }
}

/** Personal data from the forms in the logs of the site and nginx. */
function personalDataInLogs({ folder, logFolder }: SiteBehindNginx): string[] {
  const files = [...readdirSync(logFolder).map((file) => join(logFolder, file)), join(folder, 'nginx', 'error.log')];
  return files.flatMap((file) => readFileSync(file, 'utf8').match(/@patient\.example|Faultlessly/g) ?? []);
}

it(
  'loses no acknowledged request and leaves none without its email, whichever part fails',
  async ({ task }) => {
    // Two web processes, two workers and a desk start before PostgreSQL.
    const site = await startSiteBehindNginx({ databaseLast: true });
    onTestFinished(() => site.stop({ keepLogs: task.result?.state === 'fail' }));
    const reader = startPageReader(site.nginx);
    const visitors = simulateVisitors(site.nginx, { perSecond, seconds: rounds * roundSeconds });
    await Promise.all([injectFaults(site), visitors.finished]);
    await reader.stop();
    const drained = await waitForMails(site.databases, mailsWithinMs);

    const { submissions } = visitors;
    const requests = await storedRequests(site.databases);
    const keyOf = new Map(requests.map(({ key, reference }) => [reference, key]));
    const mails = site.smtp.received.filter(({ messageId }) => messageId.startsWith('<testimonial-'));
    const mailed = new Set(mails.map(({ messageId }) => /^<testimonial-([\w-]+)@/.exec(messageId)?.[1] ?? ''));
    const acknowledged = submissions.filter(({ reference }) => reference !== undefined);
    const sentKeys = new Set(submissions.map(({ key }) => key));
    const tries = submissions.flatMap((submission) => submission.tries);
    const failedTries = tries.filter(({ outcome }) => outcome === 'failed').length;
    writeFigures({
      title: 'Parts that fail while visitors send the form',
      command: 'LONG=true npm run test:faults -- outages',
      rows: [
        ['Faults', `${rounds * faults.length} in ${rounds * roundSeconds} s, with ${perSecond} visitors a second`],
        ['Requests sent by visitors', `${submissions.length}, in ${tries.length} submissions, of which ${failedTries} failed`],
        ['Requests acknowledged, and in the table', `${acknowledged.length}, ${requests.length}`],
        ['Requests with an email, and emails sent again', `${mailed.size}, ${mails.length - mailed.size}`],
        ['Pages read meanwhile, and failed', `${reader.count()}, ${reader.failures.length}`],
      ],
    });

    expect(acknowledged.length).toBeGreaterThan(submissions.length / 2);
    expect({
      acknowledgedButNotStored: acknowledged.filter(({ key, reference }) => keyOf.get(reference ?? '') !== key),
      storedWithoutEmail: requests.filter(({ id, notified }) => !mailed.has(id) || !notified),
      emailedButNotStored: [...mailed].filter((id) => !requests.some((request) => request.id === id)),
      partlyStored: requests.filter(({ complete }) => !complete),
      neverSent: requests.filter(({ key }) => !sentKeys.has(key)),
      storedTwice: requests.length - new Set(requests.map(({ key }) => key)).size,
      validButRefused: tries.filter(({ outcome }) => outcome === 'refused'),
      failedPageReads: reader.failures,
      personalDataInLogs: personalDataInLogs(site),
      unexpectedExits: [...site.web, ...site.workers, ...(site.desk ? [site.desk] : [])].filter(
        (one) => one.unexpectedExits() > 0,
      ),
      drained,
    }).toEqual({
      acknowledgedButNotStored: [],
      storedWithoutEmail: [],
      emailedButNotStored: [],
      partlyStored: [],
      neverSent: [],
      storedTwice: 0,
      validButRefused: [],
      failedPageReads: [],
      personalDataInLogs: [],
      unexpectedExits: [],
      drained: true,
    });
  },
  rounds * roundSeconds * 1_000 + mailsWithinMs + 120_000,
);
