import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { onTestFinished } from 'vitest';
import { jobs } from '../../server/jobs.ts';
import { readConfig } from '../../server/platform/config.ts';
import { createLog } from '../../server/platform/log.ts';
import { createMailer } from '../../server/platform/mail/mailer.ts';
import { createServices, type Services } from '../../server/services.ts';
import { createFormStamps } from '../../server/testimonials/guards/form-stamp.ts';
import { asRole, freshDatabase } from './fresh-database.ts';
import { type Fate, startScriptedSmtp } from './scripted-smtp.ts';

export const secret = 'a secret of the tests, long enough for anybody';

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

/** What a page that was opened a minute ago sends. */
export const filledForm = (changes: Record<string, unknown> = {}) => ({
  ...answers,
  idempotencyKey: randomUUID(),
  renderedAt: createFormStamps(secret, () => new Date(Date.now() - 60_000)).issue(),
  link: '',
  ...changes,
});

type Options = { script?: Fate[]; env?: Record<string, string> };

/** Web and worker as their processes have them, each in its own role, on a database and an SMTP server of this test's own. */
export async function testimonialBackend({ env = {}, script = [] }: Options = {}) {
  const urls = await freshDatabase();
  const smtp = await startScriptedSmtp(script);
  onTestFinished(smtp.stop);
  const lines: string[] = [];
  const log = createLog('trace', 'test', { write: (line: string) => void lines.push(line) });
  const start = (process: 'web' | 'worker'): Services => {
    const config = readConfig({
      SITE_URL: 'http://site.example',
      SECRET: secret,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Site <site@group.example>',
      LOG_LEVEL: 'silent',
      DATABASE_URL: process === 'web' ? urls.site_web : urls.site_worker,
      ANON_DATABASE_URL: urls.site_anon,
      ...env,
    });
    const services = createServices(config, process);
    onTestFinished(() => services.close());
    // A server that hangs is given up sooner than in earnest.
    const mailer = createMailer(config, log, { connectionTimeout: 700, greetingTimeout: 700, socketTimeout: 700 });
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
    /** As the worker's role, which may. */
    rows: (query: string, values: unknown[] = []) =>
      asRole(urls.site_worker, async (client) => (await client.query(query, values)).rows as Record<string, unknown>[]),
    /** Once, as its schedule would. */
    run: (name: string) => jobs.find((job) => job.name === name)?.run(worker, null),
    startWorking: () => startWorking(urls, worker),
  };
}

/** Takes the jobs of mails as server/worker.ts does, only more eagerly, and with a second between two tries. */
async function startWorking(urls: { site_owner: string; site_worker: string }, services: Services): Promise<void> {
  const eager = jobs.filter(({ name }) => name.endsWith('-testimonial'));
  await asRole(urls.site_owner, (owner) =>
    owner.query('update pgboss.queue set retry_delay = 1, retry_backoff = false where name = any($1)', [
      eager.map(({ name }) => name),
    ]),
  );
  await asRole(urls.site_owner, (owner) =>
    owner.query("update pgboss.job set retry_delay = 1, retry_backoff = false where state < 'active'"),
  );
  const boss = new PgBoss({ connectionString: urls.site_worker, max: 6, migrate: false, createSchema: false, reindex: false });
  boss.on('error', () => {});
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: true, timeout: 5_000 }));
  for (const job of eager) {
    await boss.work(job.name, { pollingIntervalSeconds: 0.5, localConcurrency: 12 }, async (taken) => {
      for (const { data } of taken) await job.run(services, data);
    });
  }
}
