import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PgBoss, type SendOptions } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalInbox } from '../../local/local-inbox.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';

async function startWorker(databaseUrl: string, smtpUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/worker.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SECRET: 'x'.repeat(32),
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'Site <site@group.example>',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes('Worker started') && resolve());
  });
  return child;
}

async function send(ownerUrl: string, job: string, options: SendOptions = {}): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false, migrate: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.send(job, null, options);
  await boss.stop({ graceful: false });
}

test('queues detect a killed worker, and retry for more than a day', async () => {
  const urls = await freshDatabase();
  const { rows: queues } = await asRole(urls.site_worker, (worker) =>
    worker.query(
      `select name, heartbeat_seconds, retry_limit, retry_backoff, retry_delay, retry_delay_max, dead_letter, policy, notify from pgboss.queue
       where name in ('content-report', 'indexnow-submit', 'remind-testimonial') or name like 'mail-testimonial%'`,
    ),
  );
  expect(queues).toHaveLength(5);
  for (const queue of queues) {
    const mail = queue.name.includes('testimonial');
    expect(queue).toMatchObject({ heartbeat_seconds: 30, retry_backoff: true, dead_letter: 'dead-letters' });
    expect(queue).toMatchObject(mail ? { policy: 'exclusive' } : { notify: true });
    // pg-boss waits at least half of each doubled delay; this is the shortest total.
    let seconds = 0;
    for (let tried = 1; tried <= queue.retry_limit; tried += 1)
      seconds += Math.min(queue.retry_delay_max, queue.retry_delay * (2 ** tried / 2));
    expect(seconds).toBeGreaterThan(24 * 3600);
  }
});

test('the worker registers its schedules, runs a job, and stops cleanly on SIGTERM', async () => {
  const urls = await freshDatabase();
  const inbox = await startLocalInbox(0);
  onTestFinished(inbox.stop);
  const worker = await startWorker(urls.site_worker, inbox.smtpUrl);

  const { rows } = await asRole(urls.site_worker, (client) =>
    client.query('select name, cron, timezone from pgboss.schedule order by name'),
  );
  expect(rows).toEqual([
    { name: 'announce-posts', cron: '* * * * *', timezone: 'UTC' },
    { name: 'check-links', cron: '40 4 * * *', timezone: 'Europe/London' },
    { name: 'content-report', cron: '0 8 * * 1', timezone: 'Europe/London' },
    { name: 'erase-testimonials', cron: '20 3,15 * * *', timezone: 'Europe/London' },
    { name: 'find-contact-changes', cron: '* * * * *', timezone: 'UTC' },
    { name: 'generate-article', cron: '0 9 * * *', timezone: 'UTC' },
    { name: 'publish-scheduled-content', cron: '* * * * *', timezone: 'UTC' },
    { name: 'testimonial-digest', cron: '10 * * * *', timezone: 'UTC' },
    { name: 'testimonial-sweep', cron: '*/5 * * * *', timezone: 'UTC' },
  ]);

  await send(urls.site_owner, 'content-report');
  await expect.poll(() => inbox.mails.length, { timeout: 60_000 }).toBe(1);
  expect(inbox.mails[0]?.text).toContain('These three come first.');

  const exited = once(worker, 'exit');
  worker.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('a job that fails is logged as retried until its last attempt, which is logged as given up', async () => {
  const urls = await freshDatabase();
  const worker = await startWorker(urls.site_worker, 'smtp://127.0.0.1:1');
  const failures: string[] = [];
  worker.stdout?.on('data', (chunk) => failures.push(...(String(chunk).match(/Job failed[^"]*/g) ?? [])));
  await send(urls.site_owner, 'content-report', { retryLimit: 1, retryDelay: 0, retryBackoff: false });
  await expect
    .poll(() => failures, { timeout: 60_000 })
    .toEqual(['Job failed and will be retried', 'Job failed and was given up']);
});
