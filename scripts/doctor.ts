import { parseArgs } from 'node:util';
import { checkLiveContent } from './doctor/content.ts';
import { checkDatabase, databaseSettings, roleNames } from './doctor/database.ts';
import type { Finding } from './doctor/finding.ts';
import { checkDesk, checkHosts } from './doctor/hosts.ts';
import { checkMail, sendTestMail } from './doctor/mail.ts';
import { checkProxies, checkSecret, readSettings } from './doctor/settings.ts';

/**
 * Checks what an installation's processes cannot see themselves, and prints what to do about each finding. Changes nothing. With
 * --send, sends a test email. Reads the settings of the web process, with those for mail, and WORKER_DATABASE_URL and
 * DESK_DATABASE_URL: the service doctor in ops/compose.yaml has them all.
 */
const { values } = parseArgs({ options: { send: { type: 'string' } } });

async function examine(): Promise<Finding[]> {
  const { config, findings } = readSettings(process.env);
  for (const name of roleNames) findings.push(...(await checkDatabase(name, process.env)));
  if (!config) return findings;
  const { content, finding } = await checkLiveContent(config.databaseUrl, config.contentFolder, new Date());
  findings.push(checkSecret(config.secret), finding, await checkMail(config), checkProxies(config), ...(await checkDesk(config)));
  if (content) findings.push(...(await checkHosts(config, content)));
  if (values.send) findings.push(await sendTestMail(config, values.send));
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
  const secrets = [
    ...['SECRET', 'WRITER_KEY'].map((name) => process.env[name]),
    ...[...databaseSettings, 'SMTP_URL'].map((name) => /:\/\/[^:/@]*:([^@]+)@/.exec(process.env[name] ?? '')?.[1]),
  ];
  return secrets
    .flatMap((secret) => (secret ? [secret, decoded(secret)] : []))
    .reduce((rest, secret) => rest.replaceAll(secret, '(secret)'), text);
}

const findings = await examine();
const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
const width = Math.max(...findings.map(({ check }) => check.length));
for (const { level, check, found, todo } of findings) {
  const advice = todo ? `\n${' '.repeat(width + 8)}-> ${todo}` : '';
  console.log(withoutSecrets(`${level.padEnd(4)}  ${check.padEnd(width)}  ${found}${advice}`));
}
console.log(`\n${count('ok')} ok, ${count('warn')} to look at, ${count('bad')} bad.`);
process.exitCode = count('bad') > 0 ? 1 : 0;
