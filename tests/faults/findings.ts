import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageReader } from './page-reader.ts';
import type { SiteBehindNginx } from './site-behind-nginx.ts';
import { storedRequests } from './stored-requests.ts';
import type { Visitors } from './visitors.ts';

type Run = { site: SiteBehindNginx; folder: string; visitors: Visitors; reader: PageReader; drained: number | 'too long' };

/** Words of a patient that stand in a log of the site or of nginx. */
function wordsInLogs(site: SiteBehindNginx, folder: string): number {
  const files = [...readdirSync(site.logFolder).map((file) => join(site.logFolder, file)), join(folder, 'nginx', 'error.log')];
  return files.reduce(
    (found, file) => found + (readFileSync(file, 'utf8').match(/@patient\.example|Faultlessly/g)?.length ?? 0),
    0,
  );
}

const count = <T>(items: readonly T[], holds: (item: T) => boolean) => items.filter(holds).length;

/** What the run came to, and what of it must not be. */
export async function findings({ drained, folder, reader: { reads }, site, visitors }: Run) {
  const { submissions } = visitors;
  const requests = await storedRequests(site.databases);
  const byReference = new Map(requests.map((request) => [request.reference, request]));
  const mails = site.smtp.taken.filter(({ messageId }) => messageId.startsWith('<testimonial-'));
  const mailsById = Map.groupBy(mails, ({ messageId }) => /^<testimonial-([\w-]+)@/.exec(messageId)?.[1] ?? '');
  const answered = submissions.filter(({ reference }) => reference !== undefined);
  const answeredKeys = new Set(answered.map(({ key }) => key));
  const sentKeys = new Set(submissions.map(({ key }) => key));
  const tries = submissions.flatMap((submission) => submission.tries);
  const repeats = mails.length - mailsById.size;
  const processes = [...site.web, ...site.workers];

  const wrong = {
    'acknowledged and not in the table': count(answered, ({ key, reference }) => byReference.get(reference ?? '')?.key !== key),
    'in the table without a mail': count(requests, ({ id }) => !mailsById.has(id)),
    'in the table and not marked as mailed': count(requests, ({ notified }) => !notified),
    'mails about a request that is not in the table': count(
      [...mailsById.keys()],
      (id) => !requests.some((request) => request.id === id),
    ),
    'stored in part': count(requests, ({ complete }) => !complete),
    'stored and never sent by a visitor': count(requests, ({ key }) => !sentKeys.has(key)),
    'stored twice': requests.length - new Set(requests.map(({ key }) => key)).size,
    'refused without reason': count(tries, ({ outcome }) => outcome === 'refused'),
    'reads of pages that failed': count(reads, ({ failure }) => failure !== undefined),
    'words of patients in logs': wordsInLogs(site, folder),
    'processes that ended by themselves': processes.reduce((sum, one) => sum + one.unexpectedEnds(), 0),
    'runs of which mails were left at the end': drained === 'too long' ? 1 : 0,
  };
  const failures = Object.entries(
    Object.groupBy(
      tries.filter(({ outcome }) => outcome === 'failed'),
      ({ what }) => what,
    ),
  );
  const slowest = (fresh: boolean) => Math.max(0, ...reads.filter((read) => read.fresh === fresh).map(({ ms }) => ms));
  const rows = [
    { what: 'Requests sent by visitors', figure: `${submissions.length}`, note: `${tries.length} presses of the button` },
    {
      what: 'Requests acknowledged',
      figure: `${answered.length}`,
      note: `all of them in the table: ${wrong['acknowledged and not in the table'] === 0 ? 'yes' : 'no'}`,
    },
    {
      what: 'Requests in the table that nobody was told of',
      figure: `${count(requests, ({ key }) => !answeredKeys.has(key))}`,
      note: 'the answer was lost and the visitor went away; complete, and with their mail',
    },
    { what: 'Requests in the table', figure: `${requests.length}` },
    { what: 'Requests with a mail taken by the SMTP server', figure: `${mailsById.size}` },
    { what: 'Mails sent again with the same Message-ID', figure: `${repeats}` },
    {
      what: 'Presses that failed',
      figure: `${count(tries, ({ outcome }) => outcome === 'failed')}`,
      note: failures.map(([what, some]) => `${what}: ${some?.length}`).join(', '),
    },
    { what: 'Form pages asked for again', figure: `${visitors.pagesAskedAgain()}` },
    {
      what: 'Reads of static pages',
      figure: `${reads.length}, of which ${wrong['reads of pages that failed']} failed`,
      note: `slowest from the cache of nginx ${slowest(false)} ms, from a web process ${slowest(true)} ms`,
    },
    {
      what: 'From the last visitor to the last mail',
      figure: drained === 'too long' ? 'not within 4 min' : `${(drained / 1000).toFixed(0)} s`,
    },
    ...Object.entries(wrong).map(([what, figure]) => ({ what: `Must be 0: ${what}`, figure: `${figure}` })),
  ];
  return { rows, mails, judged: Object.keys(wrong).length, wrong: Object.entries(wrong).filter(([, figure]) => figure !== 0) };
}
