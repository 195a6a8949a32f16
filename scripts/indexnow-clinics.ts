import { setTimeout as sleep } from 'node:timers/promises';
import { contentFolder } from '../content-model/content-folder.ts';
import { clinicAddresses } from '../server/indexnow/own-addresses.ts';
import { readLive } from './doctor/content.ts';

/**
 * Submits the pages and sitemap of each clinic's site to search engines through the running site, which skips unchanged pages.
 * Use it after a launch or a content change. SITE_URL, CLINIC_URLS and ANON_KEY default to those of the demo.
 */
const pauseMs = 1000;
const timeoutMs = 30_000;
const siteUrl = (process.env['SITE_URL'] || 'http://localhost:3000').replace(/\/+$/, '');
const anonKey = process.env['ANON_KEY'] || 'public-anonymous-key';
const { port, protocol } = new URL(siteUrl);
const { practices = [] } = (await readLive(process.env['DATABASE_URL'], contentFolder())).content ?? {};
const demoClinics = practices.map(({ slug }) => `${slug}=${protocol}//${slug}.localhost${port ? `:${port}` : ''}`).join(',');
const clinics = (process.env['CLINIC_URLS'] || demoClinics)
  .split(',')
  .filter(Boolean)
  .map((pair) => pair.trim().split('='));

type Answer = { success?: boolean; error?: string; queued?: number; unchanged?: number };

async function submit(practice: string, base: string): Promise<Answer> {
  const response = await fetch(`${siteUrl}/functions/v1/indexnow-submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: anonKey },
    body: JSON.stringify({ urls: clinicAddresses(base, practice, practices), host: new URL(base).host }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer: Answer & { message?: string } = await response.json();
  return response.ok ? answer : { success: false, error: answer.message ?? `status ${response.status}` };
}

let failed = 0;
for (const [index, [practice = '', base = '']] of clinics.entries()) {
  if (index > 0) await sleep(pauseMs);
  const answer = await submit(practice, base.replace(/\/+$/, '')).catch(
    (error: unknown): Answer => ({ success: false, error: error instanceof Error ? error.message : String(error) }),
  );
  if (answer.success) console.log(`${practice}: ${answer.queued} submitted, ${answer.unchanged} unchanged`);
  else {
    failed += 1;
    console.error(`${practice}: not submitted, ${answer.error ?? 'no reason given'}`);
  }
}
process.exitCode = failed > 0 ? 1 : 0;
