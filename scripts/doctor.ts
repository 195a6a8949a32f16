import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { checkWriter } from './doctor/articles.ts';
import { checkBackups } from './doctor/backups.ts';
import { checkWords } from './doctor/content.ts';
import { checkDatabase } from './doctor/database.ts';
import type { Finding } from './doctor/finding.ts';
import { checkHosts } from './doctor/hosts.ts';
import { checkBuild, checkDisk, checkNode, checkTimeZones, wantedNode } from './doctor/machine.ts';
import { checkMail, sendTestMail } from './doctor/mail.ts';
import { checkProxies, checkSecret, compareSettings, readSettings, type SiteProcess } from './doctor/settings.ts';
import { checkWebProcesses } from './doctor/web-processes.ts';

/**
 * Looks at a configured installation and says of each finding what to do. It changes nothing; with --send it sends one mail.
 * Without files the environment is that of the process which its DATABASE_URL is for.
 */
const { values } = parseArgs({
  options: {
    shared: { type: 'string' },
    web: { type: 'string' },
    worker: { type: 'string' },
    /** The file that tells nginx which web processes there are. */
    nginx: { type: 'string' },
    send: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const variablesOf = (file: string | undefined) => (file ? parseEnv(readFileSync(file, 'utf8')) : {});

function processes(): SiteProcess[] {
  const named = (['web', 'worker'] as const)
    .filter((name) => values[name])
    .map((name) => ({ name, env: { ...variablesOf(values.shared), ...variablesOf(values[name]) }, fromFiles: true }));
  if (named.length > 0) return named;
  const isWorker = /^postgres(ql)?:\/\/site_worker[:@]/.test(process.env['DATABASE_URL'] ?? '');
  return [{ name: isWorker ? 'worker' : 'web', env: process.env, fromFiles: false }];
}

async function examine(): Promise<Finding[]> {
  const asked = processes();
  const findings = [checkNode(process.versions.node, wantedNode()), checkTimeZones(), await checkDisk('the site', '.')];
  const known = asked.map((one) => ({ ...one, ...readSettings(one) }));
  findings.push(...known.flatMap((one) => one.findings), ...compareSettings(asked));
  const secrets = known.flatMap(({ config }) => (config ? [config.secret] : []));
  if (secrets.length > 0) findings.push(checkSecret(secrets));
  // What stands in both reports is told once.
  for (const one of asked) {
    if (!one.env['DATABASE_URL']) continue;
    for (const finding of await checkDatabase(one))
      if (!findings.some((told) => told.check === finding.check && told.found === finding.found)) findings.push(finding);
  }
  const web = known.find(({ name, config }) => name === 'web' && config)?.config;
  const worker = known.find(({ name, config }) => name === 'worker' && config)?.config ?? web;
  const contentFolder = (web ?? worker)?.contentFolder ?? 'content';
  const words = checkWords(contentFolder, new Date());
  findings.push(...words.findings);
  // Only the worker sends mail: where it was not asked about, its settings are not missed.
  if (worker && (worker !== web || worker.smtpUrl)) findings.push(await checkMail(worker));
  if (worker && words.content) findings.push(await checkWriter(worker, words.content));
  if (web) findings.push(checkProxies(web), checkBuild(contentFolder));
  if (web) findings.push(...(await checkWebProcesses(web, values.nginx)));
  if (web && words.content) findings.push(...(await checkHosts(web, words.content)));
  const backupFolder = process.env['BACKUP_FOLDER'] || undefined;
  findings.push(checkBackups(backupFolder, Date.now()));
  if (backupFolder) findings.push(await checkDisk('backups', backupFolder));
  if (worker && values.send) findings.push(await sendTestMail(worker, values.send));
  return findings;
}

/** In an address %40 stands for @, and an error may quote either. */
function decoded(secret: string): string {
  try {
    return decodeURIComponent(secret);
  } catch {
    return secret;
  }
}

/** Whatever a library quotes in its errors: what opens something never reaches a terminal, a ticket or a log. */
function withoutSecrets(text: string): string {
  const secrets = processes().flatMap(({ env }) => [
    env['SECRET'],
    env['WRITER_KEY'],
    ...['DATABASE_URL', 'SMTP_URL'].map((name) => /:\/\/[^:/@]*:([^@]+)@/.exec(env[name] ?? '')?.[1]),
  ]);
  return secrets
    .flatMap((secret) => (secret ? [secret, decoded(secret)] : []))
    .reduce((rest, secret) => rest.replaceAll(secret, '(secret)'), text);
}

const findings = await examine();
const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
if (values.json) console.log(withoutSecrets(JSON.stringify({ healthy: count('bad') === 0, findings }, null, 2)));
else {
  const width = Math.max(...findings.map(({ check }) => check.length));
  for (const { level, check, found, todo } of findings) {
    console.log(
      withoutSecrets(`${level.padEnd(4)}  ${check.padEnd(width)}  ${found}${todo ? `\n${' '.repeat(width + 8)}-> ${todo}` : ''}`),
    );
  }
  console.log(`\n${count('ok')} ok, ${count('warn')} to look at, ${count('bad')} bad.`);
}
process.exitCode = count('bad') > 0 ? 1 : 0;
