import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { proofHeaders } from '../support/testimonial-call.ts';
import type { Nginx } from './nginx.ts';
import { visit } from './visit.ts';

export type Try = { sentAt: number; endedAt: number; outcome: 'stored' | 'refused' | 'failed'; what: string };
export type Submission = { key: string; tries: Try[]; reference: string | undefined };

export type Visitors = {
  /** Those whose form was sent at least once. */
  submissions: readonly Submission[];
  /** Form pages that had to be asked for again. */
  pagesAskedAgain(): number;
  /** Ends when the last visitor has gone. */
  finished: Promise<void>;
};

/** The site refuses a form that was filled in within three seconds. */
const fillMs = 3_200;
/** Whoever meets a failure tries again, each time a little less hastily; all at once and for ever would be an attack. */
const pause = (tries: number) => sleep(Math.min(10_000, tries * 1_500));
const mostTries = 60;
/** One in ten goes away after a failure: what became of their request nobody is there to hear. */
const givesUp = (number: number) => number % 10 === 0;

/** An address of their own: the site counts requests by address. 127.0.x.y stays free for what is the site's. */
const addressOf = (number: number) => `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;

const unseen = (html: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(html)?.[1];

const answersOf = (number: number) => ({
  firstName: 'Ada',
  lastName: 'Faultlessly',
  email: `visitor-${number}@patient.example`,
  phone: '01632 960123',
  treatment: 'Invisalign',
  rating: 5,
  title: 'Straight at last',
  description: `The story of visitor ${number}.`,
  consentVideo: true,
  consentWebsite: true,
  consentMarketing: false,
});

type Form = { idempotencyKey: string; renderedAt: string };

/** Visitors who come at a steady pace, open the form, fill it in and send it; after a failure most press the button again. */
export function sendVisitors(
  { certificate, port }: Nginx,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Visitors {
  const submissions: Submission[] = [];
  let pagesAskedAgain = 0;

  async function openForm(agent: Agent, from: string): Promise<Form | undefined> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      if (tries > 0) {
        pagesAskedAgain += 1;
        await pause(tries);
      }
      const page = await visit({ port, certificate, agent, from, path: '/share-your-story' }).catch(() => undefined);
      const idempotencyKey = unseen(page?.body ?? '', 'idempotencyKey');
      const renderedAt = unseen(page?.body ?? '', 'renderedAt');
      if (page?.status === 200 && idempotencyKey && renderedAt) return { idempotencyKey, renderedAt };
    }
    return undefined;
  }

  async function send(body: string, form: Form, agent: Agent, from: string): Promise<Try & { reference?: string }> {
    const sentAt = Date.now();
    try {
      const headers = {
        'Content-Type': 'application/json',
        Origin: `https://localhost:${port}`,
        apikey: 'public-anonymous-key',
        ...proofHeaders(form),
      };
      const path = '/functions/v1/submit-testimonial';
      const { body: text, status } = await visit({ port, certificate, agent, from, path, method: 'POST', headers, body });
      const endedAt = Date.now();
      if (status >= 500) return { sentAt, endedAt, outcome: 'failed', what: `status ${status}` };
      const answer: { success: boolean; reference?: string; error?: string } = JSON.parse(text);
      if (!answer.success || !answer.reference)
        return { sentAt, endedAt, outcome: 'refused', what: answer.error ?? 'no reference' };
      return { sentAt, endedAt, outcome: 'stored', what: 'stored', reference: answer.reference };
    } catch (error) {
      const what = (error as { code?: string }).code ?? (error as Error).name;
      return { sentAt, endedAt: Date.now(), outcome: 'failed', what };
    }
  }

  async function visitor(number: number): Promise<void> {
    const from = addressOf(number);
    const agent = new Agent({ keepAlive: true });
    try {
      const form = await openForm(agent, from);
      if (!form) return;
      await sleep(fillMs);
      const body = JSON.stringify(answersOf(number));
      const submission: Submission = { key: form.idempotencyKey, tries: [], reference: undefined };
      submissions.push(submission);
      while (submission.tries.length < mostTries) {
        const { reference, ...tried } = await send(body, form, agent, from);
        submission.tries.push(tried);
        submission.reference = reference;
        if (reference || tried.outcome === 'refused' || givesUp(number)) return;
        await pause(submission.tries.length);
      }
    } finally {
      agent.destroy();
    }
  }

  async function arrive(): Promise<void> {
    const began = Date.now();
    const visits: Promise<void>[] = [];
    for (let number = 0; number < perSecond * seconds; number += 1) {
      // By the clock and not by the last visitor: those who come do not care how the others fare.
      await sleep(Math.max(0, began + (number * 1000) / perSecond - Date.now()));
      visits.push(visitor(number));
    }
    await Promise.all(visits);
  }

  return { submissions, pagesAskedAgain: () => pagesAskedAgain, finished: arrive() };
}
