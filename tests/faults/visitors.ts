import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { proofHeaders } from '../support/testimonial-call.ts';
import type { Edge } from './nginx.ts';
import { visit } from './visit.ts';

export type Try = { outcome: 'stored' | 'refused' | 'failed'; what: string };
export type Submission = { key: string; tries: Try[]; reference: string | undefined };

export type Visitors = {
  /** Forms that were sent at least once. */
  submissions: readonly Submission[];
  /** Resolves when the last visitor has left. */
  finished: Promise<void>;
};

/** The site flags a form that is sent within three seconds. */
const fillMs = 3_200;
/** Visitors retry after a failure, waiting longer each time. */
const pause = (tries: number) => sleep(Math.min(10_000, tries * 1_500));
const maxTries = 60;
/** One in ten gives up after a failure and never reads the result of the request. */
const givesUp = (number: number) => number % 10 === 0;

/** A distinct address for each visitor, because the site limits by address. 127.0.x.y stays free for the site itself. */
const addressOf = (number: number) => `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;

const hiddenField = (html: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(html)?.[1];

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

/** Visitors arrive at a steady rate, open the form, fill it in and send it. After a failure most of them retry. */
export function simulateVisitors(
  { certificate, name = 'localhost', port }: Edge,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Visitors {
  const submissions: Submission[] = [];

  async function openForm(agent: Agent, from: string): Promise<Form | undefined> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      if (tries > 0) await pause(tries);
      const page = await visit({ port, certificate, servername: name, agent, from, path: '/share-your-story' }).catch(
        () => undefined,
      );
      const idempotencyKey = hiddenField(page?.body ?? '', 'idempotencyKey');
      const renderedAt = hiddenField(page?.body ?? '', 'renderedAt');
      if (page?.status === 200 && idempotencyKey && renderedAt) return { idempotencyKey, renderedAt };
    }
    return undefined;
  }

  async function send(body: string, form: Form, agent: Agent, from: string): Promise<Try & { reference?: string }> {
    try {
      const headers = {
        'Content-Type': 'application/json',
        Origin: `https://${name}${port === 443 ? '' : `:${port}`}`,
        apikey: 'public-anonymous-key',
        ...proofHeaders(form),
      };
      const path = '/functions/v1/submit-testimonial';
      const { body: text, status } = await visit({
        port,
        certificate,
        servername: name,
        agent,
        from,
        path,
        method: 'POST',
        headers,
        body,
      });
      if (status >= 500) return { outcome: 'failed', what: `status ${status}` };
      const answer: { success: boolean; reference?: string; error?: string } = JSON.parse(text);
      if (!answer.success || !answer.reference) return { outcome: 'refused', what: answer.error ?? 'no reference' };
      return { outcome: 'stored', what: 'stored', reference: answer.reference };
    } catch (error) {
      const what = (error as { code?: string }).code ?? (error as Error).name;
      return { outcome: 'failed', what };
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
      while (submission.tries.length < maxTries) {
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
      // Visitors arrive at a fixed rate, even when earlier visits are slow.
      await sleep(Math.max(0, began + (number * 1000) / perSecond - Date.now()));
      visits.push(visitor(number));
    }
    await Promise.all(visits);
  }

  return { submissions, finished: arrive() };
}
