import { existsSync, readFileSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from '../../server/platform/config.ts';
import { createClientAddress } from '../../server/platform/http/client-address.ts';
import { bad, type Finding, ok, reasonOf, warn } from './finding.ts';

export type Environment = Record<string, string | undefined>;

/** One of the two processes, with the environment that it is started with. */
export type SiteProcess = { name: 'web' | 'worker'; env: Environment; fromFiles: boolean };

export function readSettings({ name, env, fromFiles }: SiteProcess): { config: Config | undefined; findings: Finding[] } {
  const check = `Settings of ${name}`;
  try {
    const config = readConfig(env);
    const findings = [...halfSet(check, env), ...oddSettings(check, config, env), ...unwatched(check, config, fromFiles)];
    return { config, findings: findings.length > 0 ? findings : [ok(check, 'complete')] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const lines = error.message.split('\n').slice(1);
    return {
      config: undefined,
      findings: lines.map((line) => bad(check, line.trim(), 'Set it in the environment of the process.')),
    };
  }
}

/** Settings that do nothing by themselves: whoever set one meant the other as well. */
const pairs = [
  ['SMTP_URL', 'MAIL_FROM', 'no mail is sent'],
  ['WRITER_URL', 'WRITER_MODEL', 'articles come from the backlog'],
  ['CHATBOT_SCRIPT', 'CHATBOT_ID', 'there is no chatbot'],
] as const;

const halfSet = (check: string, env: Environment): Finding[] =>
  pairs.flatMap(([one, other, effect]) => {
    if (Boolean(env[one]) === Boolean(env[other])) return [];
    const [set, missing] = env[one] ? [one, other] : [other, one];
    return [bad(check, `${set} is set and ${missing} is not: ${effect}`, `Set ${missing}, or remove ${set}.`)];
  });

function oddSettings(check: string, config: Config, env: Environment): Finding[] {
  const findings: Finding[] = [];
  if (config.clock) findings.push(bad(check, 'CLOCK sets the clock to another time', 'Remove CLOCK: it is for tests.'));
  if (config.mode !== 'production')
    findings.push(bad(check, `NODE_ENV is ${config.mode}`, 'Remove NODE_ENV, or set it to production.'));
  if (!env['SITE_URL'])
    findings.push(bad(check, 'SITE_URL is not set: links lead to localhost', 'Set SITE_URL to the address that visitors type.'));
  return findings;
}

/** With files, the service may give each process a port of its own. */
const unwatched = (check: string, config: Config, fromFiles: boolean): Finding[] =>
  config.metrics || fromFiles
    ? []
    : [warn(check, 'METRICS_PORT is not set: no alarm can see this process', 'Set METRICS_PORT: docs/how-to/watch-the-site.md.')];

const everybody = ['0.0.0.0/0', '::/0'];

/** Limits count by address: behind a proxy that is not believed, all visitors are one; believing everybody, each is as many as they like. */
export function checkProxies({ baseUrl, trustedProxies }: Config): Finding {
  const check = 'Proxies';
  const invented = trustedProxies.filter((proxy) => everybody.includes(proxy));
  if (invented.length > 0)
    return bad(
      check,
      `TRUSTED_PROXIES believes everybody (${invented.join(', ')})`,
      "Name the proxy's own address in TRUSTED_PROXIES.",
    );
  try {
    createClientAddress(trustedProxies);
  } catch (error) {
    return bad(
      check,
      reasonOf(error),
      'Write addresses or networks, such as 127.0.0.1,10.0.0.0/8: the web process does not start like this.',
    );
  }
  if (trustedProxies.length > 0) return ok(check, `${trustedProxies.join(', ')} may say for whom a request comes`);
  // The web process itself speaks no TLS: somebody else does.
  if (baseUrl.startsWith('https:'))
    return bad(
      check,
      'the site is behind TLS and TRUSTED_PROXIES is empty: all visitors count as one',
      "Set TRUSTED_PROXIES to the proxy's address, 127.0.0.1 for an nginx on this machine.",
    );
  return ok(check, 'none, and none needed without TLS');
}

const demoSecret = '.data/secret';
/** A random one of 32 hexadecimal digits has 13 different ones on average, and fewer than 8 once in a million. */
const leastLetters = 8;

export function checkSecret(secrets: readonly string[], demoFile = demoSecret): Finding {
  const check = 'Secret';
  const todo =
    'openssl rand -hex 32 makes one. Set it in both processes and restart them; links in mails that were sent before no longer work.';
  if (new Set(secrets).size > 1)
    return bad(
      check,
      'web and worker have different ones: links in mails to staff do not work',
      'Set the same SECRET in both and restart them.',
    );
  const [secret = ''] = secrets;
  if (existsSync(demoFile) && readFileSync(demoFile, 'utf8').trim() === secret) return bad(check, 'it is that of the demo', todo);
  if (new Set(secret).size < leastLetters) return bad(check, 'it is easy to guess: too few different letters', todo);
  if (secrets.length < 2)
    return warn(
      check,
      'long enough; whether both processes have the same was not seen',
      'npm run doctor -- --web FILE --worker FILE compares them.',
    );
  return ok(check, 'long enough, and the same in both processes');
}

/** What both processes put into links, mails and pages: different, they contradict each other. */
const shared = [
  'SITE_URL',
  'CLINIC_URLS',
  'CONTENT_FOLDER',
  'RETENTION_CONTACTED_DAYS',
  'RETENTION_OTHER_DAYS',
  'INDEXNOW_KEY',
] as const;

export function compareSettings([one, other]: readonly SiteProcess[]): Finding[] {
  if (!one || !other) return [];
  const different = shared.filter((name) => (one.env[name] || '') !== (other.env[name] || ''));
  return different.length === 0
    ? [ok('Settings of both', 'agree')]
    : [bad('Settings of both', `${different.join(', ')} differ`, 'Set the same in both processes and restart them.')];
}
