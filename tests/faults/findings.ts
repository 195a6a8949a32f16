import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageReader } from './page-reader.ts';
import type { SiteBehindNginx } from './site-behind-nginx.ts';
import { storedRequests } from './stored-requests.ts';
import type { Visitors } from './visitors.ts';

type Run = { site: SiteBehindNginx; visitors: Visitors; reader: PageReader; drained: number | 'too long' };

/** Counts personal data from the forms in the logs of the site and nginx. */
function personalDataInLogs({ folder, logFolder }: SiteBehindNginx): number {
  const files = [...readdirSync(logFolder).map((file) => join(logFolder, file)), join(folder, 'nginx', 'error.log')];
  return files.reduce(
    (found, file) => found + (readFileSync(file, 'utf8').match(/@patient\.example|Faultlessly/g)?.length ?? 0),
    0,
  );
}

const count = <T>(items: readonly T[], holds: (item: T) => boolean) => items.filter(holds).length;

/** Counts the results of a run. Every count in `wrong` must be 0. */
export async function findings({ drained, reader: { reads }, site, visitors }: Run) {
  const { submissions } = visitors;
  const requests = await storedRequests(site.databases);
  const byReference = new Map(requests.map((request) => [request.reference, request]));
  const mails = site.smtp.received.filter(({ messageId }) => messageId.startsWith('<testimonial-'));
  const mailsById = Map.groupBy(mails, ({ messageId }) => /^<testimonial-([\w-]+)@/.exec(messageId)?.[1] ?? '');
  const answered = submissions.filter(({ reference }) => reference !== undefined);
  const answeredKeys = new Set(answered.map(({ key }) => key));
  const sentKeys = new Set(submissions.map(({ key }) => key));
  const tries = submissions.flatMap((submission) => submission.tries);
  const repeats = mails.length - mailsById.size;
  const processes = [...site.web, ...site.workers, ...(site.desk ? [site.desk] : [])];

  const wrong = {
    'acknowledged but not in the table': count(answered, ({ key, reference }) => byReference.get(reference ?? '')?.key !== key),
    'in the table without an email': count(requests, ({ id }) => !mailsById.has(id)),
    'in the table but not marked as emailed': count(requests, ({ notified }) => !notified),
    'emails for a request that is not in the table': count(
      [...mailsById.keys()],
      (id) => !requests.some((request) => request.id === id),
    ),
    'partly stored': count(requests, ({ complete }) => !complete),
    'stored but never sent by a visitor': count(requests, ({ key }) => !sentKeys.has(key)),
    'stored twice': requests.length - new Set(requests.map(({ key }) => key)).size,
    'valid but refused': count(tries, ({ outcome }) => outcome === 'refused'),
    'failed page reads': count(reads, ({ failure }) => failure !== undefined),
    'personal data in logs': personalDataInLogs(site),
    'processes that exited unexpectedly': processes.reduce((sum, one) => sum + one.unexpectedExits(), 0),
    'runs that ended with unsent emails': drained === 'too long' ? 1 : 0,
  };
  const failures = Object.entries(
    Object.groupBy(
      tries.filter(({ outcome }) => outcome === 'failed'),
      ({ what }) => what,
    ),
  );
  const slowest = (fresh: boolean) => Math.max(0, ...reads.filter((read) => read.fresh === fresh).map(({ ms }) => ms));
  const rows = [
    { what: 'Requests sent by visitors', figure: `${submissions.length}`, note: `${tries.length} submissions including retries` },
    {
      what: 'Requests acknowledged',
      figure: `${answered.length}`,
      note: `all of them in the table: ${wrong['acknowledged but not in the table'] === 0 ? 'yes' : 'no'}`,
    },
    {
      what: 'Requests stored without an acknowledgement',
      figure: `${count(requests, ({ key }) => !answeredKeys.has(key))}`,
      note: 'the response was lost and the visitor gave up; each is complete and has its email',
    },
    { what: 'Requests in the table', figure: `${requests.length}` },
    { what: 'Requests with an email accepted by the SMTP server', figure: `${mailsById.size}` },
    { what: 'Emails resent with the same Message-ID', figure: `${repeats}` },
    {
      what: 'Failed submissions',
      figure: `${count(tries, ({ outcome }) => outcome === 'failed')}`,
      note: failures.map(([what, some]) => `${what}: ${some?.length}`).join(', '),
    },
    { what: 'Form page retries', figure: `${visitors.formPageRetries()}` },
    {
      what: 'Reads of static pages',
      figure: `${reads.length}, of which ${wrong['failed page reads']} failed`,
      note: `slowest from nginx's cache ${slowest(false)} ms, from a web process ${slowest(true)} ms`,
    },
    {
      what: 'From the last visitor to the last email',
      figure: drained === 'too long' ? 'not within 4 min' : `${(drained / 1000).toFixed(0)} s`,
    },
    ...Object.entries(wrong).map(([what, figure]) => ({ what: `Must be 0: ${what}`, figure: `${figure}` })),
  ];
  return { rows, mails, judged: Object.keys(wrong).length, wrong: Object.entries(wrong).filter(([, figure]) => figure !== 0) };
}
