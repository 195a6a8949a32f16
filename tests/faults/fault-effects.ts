import type { Read } from './page-reader.ts';
import type { ReceivedMail } from './recording-smtp.ts';
import type { ReportRow } from './report.ts';
import type { Submission } from './visitors.ts';

/** When a fault began and was repaired, and until when failures are attributed to it. */
export type FaultPeriod = { what: string; from: number; repaired: number; until: number };

type Observations = { submissions: readonly Submission[]; mails: readonly ReceivedMail[]; reads: readonly Read[] };

type Effect = { repairMs: number; submissionMs: number; mailMs: number; failedTries: number; slowestReadMs: number };

const seconds = (ms: number) => (Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'never');
const earliest = (times: number[]) => Math.min(...times, Number.POSITIVE_INFINITY);
const greatest = (numbers: number[]) => Math.max(...numbers, 0);

function effectOf({ from, repaired, until }: FaultPeriod, { mails, reads, submissions }: Observations): Effect {
  const tries = submissions.flatMap((submission) => submission.tries);
  const within = (at: number) => at >= from && at < until;
  const failures = tries.filter(({ endedAt, outcome }) => outcome === 'failed' && within(endedAt));
  const lastFailure = greatest([from, ...failures.map(({ endedAt }) => endedAt)]);
  // Ignores requests already in flight when the fault began.
  const storedAfter = tries.filter(
    ({ endedAt, outcome, sentAt }) => outcome === 'stored' && sentAt >= from && endedAt >= lastFailure,
  );
  return {
    repairMs: repaired - from,
    submissionMs: earliest(storedAfter.map(({ endedAt }) => endedAt)) - from,
    mailMs: earliest(mails.filter(({ at }) => at > from + 50).map(({ at }) => at)) - from,
    failedTries: failures.length,
    slowestReadMs: greatest(reads.filter(({ at }) => within(at)).map(({ ms }) => ms)),
  };
}

/** One row for each kind of fault, with its worst times. */
export function faultRows(broken: readonly FaultPeriod[], seen: Observations): ReportRow[] {
  return [...new Set(broken.map(({ what }) => what))].map((what) => {
    const effects = broken.filter((one) => one.what === what).map((one) => effectOf(one, seen));
    const worst = (name: keyof Effect) => greatest(effects.map((effect) => effect[name]));
    const failed = effects.map(({ failedTries }) => failedTries).reduce((sum, count) => sum + count, 0);
    const repair = worst('repairMs') < 500 ? '' : `repaired after ${seconds(worst('repairMs'))}; `;
    const times = effects.length === 1 ? 'once' : `${effects.length} times`;
    return {
      what: `${what}, ${times}`,
      figure: `requests stored again after ${seconds(worst('submissionMs'))}, email sent after ${seconds(worst('mailMs'))}`,
      note: `${repair}${failed} submissions failed; slowest page read ${seconds(worst('slowestReadMs'))}`,
    };
  });
}
