import { existsSync, readFileSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from '../../server/platform/config.ts';
import { createClientAddress } from '../../server/platform/http/client-address.ts';
import { bad, type Finding, ok, reasonOf, warn } from './finding.ts';

export type Environment = Record<string, string | undefined>;

export function readSettings(env: Environment): { config: Config | undefined; findings: Finding[] } {
  const check = 'Settings';
  try {
    const config = readConfig(env);
    const findings = [...halfSet(check, env), ...oddSettings(check, config, env)];
    return { config, findings: findings.length > 0 ? findings : [ok(check, 'complete')] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const lines = error.message.split('\n').slice(1);
    return { config: undefined, findings: lines.map((line) => bad(check, line.trim(), 'Correct it in the settings.')) };
  }
}

/** Settings that have an effect only together. */
const pairs = [
  ['SMTP_URL', 'MAIL_FROM', 'no mail is sent'],
  ['DESK_URL', 'DESK_DATABASE_URL', 'the desk cannot start'],
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
  if (config.clock) findings.push(bad(check, 'CLOCK sets the clock to another time', 'Remove CLOCK. It is for tests.'));
  if (config.mode !== 'production')
    findings.push(bad(check, `NODE_ENV is ${config.mode}`, 'Remove NODE_ENV, or set it to production.'));
  if (!env['SITE_URL'])
    findings.push(bad(check, 'SITE_URL is not set, so links point to localhost', 'Set SITE_URL to the public address.'));
  if (!config.metrics)
    findings.push(
      warn(check, 'METRICS_PORT is not set, so nothing is monitored', 'Set METRICS_PORT: docs/how-to/watch-the-site.md.'),
    );
  return findings;
}

const allAddresses = ['0.0.0.0/0', '::/0'];

/** Rate limits count by address. Without a trusted proxy all visitors share one; with every proxy trusted, addresses can be forged. */
export function checkProxies({ baseUrl, trustedProxies }: Config): Finding {
  const check = 'Proxies';
  const tooBroad = trustedProxies.filter((proxy) => allAddresses.includes(proxy));
  if (tooBroad.length > 0)
    return bad(
      check,
      `TRUSTED_PROXIES trusts every address (${tooBroad.join(', ')})`,
      "Set TRUSTED_PROXIES to the proxy's address.",
    );
  try {
    createClientAddress(trustedProxies);
  } catch (error) {
    return bad(
      check,
      reasonOf(error),
      'Use addresses or networks, such as 127.0.0.1,10.0.0.0/8. The web process cannot start otherwise.',
    );
  }
  if (trustedProxies.length > 0) return ok(check, `${trustedProxies.join(', ')} trusted for X-Forwarded-For`);
  // The web process does not do TLS itself, so there must be a proxy.
  if (baseUrl.startsWith('https:'))
    return bad(
      check,
      'the site is behind TLS and TRUSTED_PROXIES is empty, so all visitors share one rate limit',
      "Set TRUSTED_PROXIES to the proxy's address, 127.0.0.1 for an nginx on this machine.",
    );
  return ok(check, 'none, and none needed without TLS');
}

const demoSecret = '.data/secret';
/** 32 random hexadecimal digits have 13 different ones on average, and fewer than 8 once in a million. */
const minDifferentCharacters = 8;

export function checkSecret(secret: string, demoFile = demoSecret): Finding {
  const check = 'Secret';
  const todo = 'Generate one with openssl rand -hex 32, and restart every process. Links in earlier emails will stop working.';
  if (existsSync(demoFile) && readFileSync(demoFile, 'utf8').trim() === secret)
    return bad(check, "it is the demo's secret", todo);
  if (new Set(secret).size < minDifferentCharacters) return bad(check, 'it is easy to guess: too few different characters', todo);
  return ok(check, 'long enough');
}
