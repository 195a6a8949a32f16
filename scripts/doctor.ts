import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { checkLiveContent } from './doctor/content.ts';
import { checkDatabase } from './doctor/database.ts';
import type { Finding } from './doctor/finding.ts';
import { checkHosts } from './doctor/hosts.ts';
import { checkMail, sendTestMail } from './doctor/mail.ts';
import { checkProxies, checkSecret, compareSettings, readSettings, type SiteProcess } from './doctor/settings.ts';

/**
 * Checks what an installation's processes cannot see themselves, and prints what to do about each finding. Changes nothing. With
 * --send, sends a test email. Without files, uses the environment as that of the web process or worker, depending on DATABASE_URL.
 */
const { values } = parseArgs({
  options: {
    shared: { type: 'string' },
    web: { type: 'string' },
    worker: { type: 'string' },
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
  const checked = processes();
  const known = checked.map((one) => ({ ...one, ...readSettings(one) }));
  const findings = [...known.flatMap((one) => one.findings), ...compareSettings(checked)];
  const secrets = known.flatMap(({ config }) => (config ? [config.secret] : []));
  if (secrets.length > 0) findings.push(checkSecret(secrets));
  // Findings for both processes are reported once.
  for (const one of checked) {
    if (!one.env['DATABASE_URL']) continue;
    for (const finding of await checkDatabase(one))
      if (!findings.some((other) => other.check === finding.check && other.found === finding.found)) findings.push(finding);
  }
  const web = known.find(({ name, config }) => name === 'web' && config)?.config;
  const worker = known.find(({ name, config }) => name === 'worker' && config)?.config ?? web;
  const contentFolder = (web ?? worker)?.contentFolder ?? 'content';
  const checkedContent = await checkLiveContent((web ?? worker)?.databaseUrl, contentFolder, new Date());
  findings.push(checkedContent.finding);
  // Only the worker sends email, so skip this check if its settings were not given.
  if (worker && (worker !== web || worker.smtpUrl)) findings.push(await checkMail(worker));
  if (web) findings.push(checkProxies(web));
  if (web && checkedContent.content) findings.push(...(await checkHosts(web, checkedContent.content)));
  if (worker && values.send) findings.push(await sendTestMail(worker, values.send));
  return findings;
}

/** Errors may quote a password with or without percent-encoding. */
function decoded(secret: string): string {
  try {
    return decodeURIComponent(secret);
  } catch {
    return secret;
  }
}

/** Removes secrets from the output, because libraries may quote them in errors. */
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
