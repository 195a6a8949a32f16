import type { Read } from './page-reader.ts';
import type { TakenMail } from './recording-smtp.ts';
import type { ReportRow } from './report.ts';
import type { Submission } from './visitors.ts';

/** A fault as it happened: from when to when, and until when what went wrong is put down to it. */
export type Broken = { what: string; from: number; repaired: number; until: number };

type Seen = { submissions: readonly Submission[]; mails: readonly TakenMail[]; reads: readonly Read[] };

type Effect = { repairMs: number; submissionMs: number; mailMs: number; failedTries: number; slowestReadMs: number };

const seconds = (ms: number) => (Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'never');
const earliest = (times: number[]) => Math.min(...times, Number.POSITIVE_INFINITY);
const greatest = (numbers: number[]) => Math.max(...numbers, 0);

function effectOf({ from, repaired, until }: Broken, { mails, reads, submissions }: Seen): Effect {
  const tries = submissions.flatMap((submission) => submission.tries);
  const within = (at: number) => at >= from && at < until;
  const failures = tries.filter(({ endedAt, outcome }) => outcome === 'failed' && within(endedAt));
  const lastFailure = greatest([from, ...failures.map(({ endedAt }) => endedAt)]);
  // Sent after the fault began: an answer that was under way then says nothing.
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

/** One row for each kind of fault, with the worst of the times that it happened. */
export function faultRows(broken: readonly Broken[], seen: Seen): ReportRow[] {
  return [...new Set(broken.map(({ what }) => what))].map((what) => {
    const effects = broken.filter((one) => one.what === what).map((one) => effectOf(one, seen));
    const worst = (name: keyof Effect) => greatest(effects.map((effect) => effect[name]));
    const failed = effects.map(({ failedTries }) => failedTries).reduce((sum, count) => sum + count, 0);
    const repair = worst('repairMs') < 500 ? '' : `put right after ${seconds(worst('repairMs'))}; `;
    const times = effects.length === 1 ? 'once' : `${effects.length} times`;
    return {
      what: `${what}, ${times}`,
      figure: `requests are stored again after ${seconds(worst('submissionMs'))}, a mail goes out after ${seconds(worst('mailMs'))}`,
      note: `${repair}${failed} presses of the button failed; slowest read of a page ${seconds(worst('slowestReadMs'))}`,
    };
  });
}
