import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { onTestFinished } from 'vitest';
import { jobs } from '../../server/jobs.ts';
import { createLog } from '../../server/platform/log.ts';
import { createMailer } from '../../server/platform/mail/mailer.ts';
import type { Services } from '../../server/services.ts';
import { createFormStamps } from '../../server/testimonials/guards/form-stamp.ts';
import { asRole, freshDatabase } from './fresh-database.ts';
import { type MailOutcome, startScriptedSmtp } from './scripted-smtp.ts';
import { secret, siteServices } from './site-services.ts';

export const answers = {
  firstName: 'Ada',
  lastName: 'Lister',
  email: 'ada@patient.example',
  phone: '01632 960123',
  treatment: 'Invisalign',
  rating: 5,
  title: 'Straight at last',
  consentVideo: true,
  consentWebsite: true,
  consentMarketing: false,
};

/** The fields of a form that was opened a minute ago. */
export const filledForm = (changes: Record<string, unknown> = {}) => ({
  ...answers,
  idempotencyKey: randomUUID(),
  renderedAt: createFormStamps(secret, () => new Date(Date.now() - 60_000)).issue(),
  link: '',
  ...changes,
});

type Options = { script?: MailOutcome[]; env?: Record<string, string> };

/** The services of the web process and the worker, each with its own role, on a new database and SMTP server. */
export async function testimonialBackend({ env = {}, script = [] }: Options = {}) {
  const urls = await freshDatabase();
  const smtp = await startScriptedSmtp(script);
  onTestFinished(smtp.stop);
  const lines: string[] = [];
  const log = createLog('trace', 'test', { write: (line: string) => void lines.push(line) });
  const start = (process: 'web' | 'worker'): Services => {
    const services = siteServices(process, process === 'web' ? urls.site_web : urls.site_worker, {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Site <site@group.example>',
      ANON_DATABASE_URL: urls.site_anon,
      ...env,
    });
    // Short timeouts only for a server that hangs: on a busy machine others would exceed them too.
    const timeouts = { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 2_000 };
    const mailer = createMailer(services.config, log, () => services.live.files, script.includes('hang') ? timeouts : undefined);
    onTestFinished(() => mailer.close());
    return { ...services, log, mailer };
  };
  const web = start('web');
  const worker = start('worker');

  return {
    urls,
    smtp,
    web,
    worker,
    log: () => lines.join(''),
    submit: ({ idempotencyKey, link, renderedAt, ...fields }: Record<string, unknown> = filledForm(), address = '203.0.113.9') =>
      web.testimonials.receive(fields, { idempotencyKey, link, renderedAt }, { address, log }),
    /** Runs a query with the worker's role. */
    rows: (query: string, values: unknown[] = []) =>
      asRole(urls.site_worker, async (client) => (await client.query(query, values)).rows as Record<string, unknown>[]),
    /** Runs a scheduled job once. */
    run: (name: string) => jobs.find((job) => job.name === name)?.run(worker, null),
    startWorking: () => startWorking(urls, worker),
  };
}

/** Runs the email jobs like server/worker.ts, but polls faster and retries after a second. */
async function startWorking(urls: { site_owner: string; site_worker: string }, services: Services): Promise<void> {
  const mailJobs = jobs.filter(({ name }) => name.endsWith('-testimonial'));
  await asRole(urls.site_owner, (owner) =>
    owner.query(
      "update pgboss.queue set retry_delay = 1, retry_backoff = false; update pgboss.job set retry_delay = 1, retry_backoff = false where state < 'active'",
    ),
  );
  const boss = new PgBoss({ connectionString: urls.site_worker, max: 6, migrate: false, createSchema: false, reindex: false });
  boss.on('error', () => {});
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: true, timeout: 5_000 }));
  for (const job of mailJobs) {
    await boss.work(job.name, { pollingIntervalSeconds: 0.5, localConcurrency: 12 }, async (batch) => {
      for (const { data } of batch) await job.run(services, data);
    });
  }
}
