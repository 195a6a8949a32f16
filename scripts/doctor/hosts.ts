import type { SiteContent } from '../../content-model/schema/site.ts';
import type { Config } from '../../server/platform/config.ts';
import { createHosts, type Site } from '../../server/platform/http/hosts.ts';
import { bad, type Finding, ok, reasonOf } from './finding.ts';
import { type Answer, httpGet } from './http-get.ts';

const advice: Record<string, string> = {
  ENOTFOUND: 'The name cannot be resolved. Add it to the DNS, or correct the setting.',
  EAI_AGAIN: 'The DNS lookup failed. Check the DNS.',
  ECONNREFUSED: 'Connection refused. Start nginx and the processes behind it.',
};

/** The alarms say when it expires. */
const judgeCertificate = (check: string, error: string): Finding =>
  bad(check, `browsers reject the certificate: ${error}`, 'See ops/runbooks/certificate-ends.md.');

/** The canonical address shows whether this installation is responding. */
function judgeHome(check: string, { base, practice }: Site, { body, status }: Answer): Finding {
  if (status === 421)
    return bad(
      check,
      'another installation or configuration responds: it does not know this host',
      `Set ${practice ? 'CLINIC_URLS' : 'SITE_URL'} in the web processes that run, and restart them.`,
    );
  if (status !== 200) return bad(check, `the home page returned ${status}`, 'Check the logs of the web process and of nginx.');
  if (!body.includes(`<link rel="canonical" href="${base}"`))
    return bad(
      check,
      'the home page has another canonical address',
      'Restart the web processes with these settings, and check that the name points here.',
    );
  return ok(check, 'answers');
}

function unreachable(check: string, error: unknown): Finding {
  const { code = '' } = error as { code?: string };
  // OpenSSL's message when nginx rejects an unknown server name.
  if (reasonOf(error).includes('unrecognized name'))
    return bad(check, 'nginx does not know this name', 'Set the hosts in .env and run ops/install.');
  return bad(check, `does not respond: ${reasonOf(error)}`, advice[code] ?? 'See ops/runbooks/site-unreachable.md.');
}

async function checkSite(site: Site): Promise<Finding[]> {
  const check = `Host ${new URL(site.base).host}`;
  try {
    const home = await httpGet(`${site.base}/`);
    const findings = home.certificateError ? [judgeCertificate(check, home.certificateError)] : [];
    return [...findings, judgeHome(check, site, home)];
  } catch (error) {
    return [unreachable(check, error)];
  }
}

export async function checkHosts(config: Config, content: SiteContent): Promise<Finding[]> {
  const { clinics, group } = createHosts(config);
  const perSite = await Promise.all([group, ...clinics].map(checkSite));
  const practices = content.practices.map(({ slug }) => slug);
  const unknown = Object.keys(config.clinicBaseUrls).filter((name) => !practices.includes(name));
  const findings = perSite.flat();
  if (group.base.startsWith('http:') && !/localhost|127\.0\.0\.1/.test(group.base))
    findings.push(bad('Hosts', 'SITE_URL is not https', 'Set SITE_URL to the https address, and configure TLS in nginx.'));
  if (unknown.length > 0)
    findings.push(
      bad('Hosts', `CLINIC_URLS has unknown practices: ${unknown.join(', ')}`, `The practices are ${practices.join(', ')}.`),
    );
  return findings;
}

export async function checkDesk(config: Config): Promise<Finding[]> {
  if (!config.deskUrl) return [];
  const check = `Desk ${new URL(config.deskUrl).host}`;
  return [await judgeDesk(check, config.deskUrl, config).catch((error: unknown) => unreachable(check, error))];
}

async function judgeDesk(check: string, base: string, config: Config): Promise<Finding> {
  if (createHosts(config).find(new URL(base).host))
    return bad(
      check,
      'it is a host of the public site',
      'Give the desk a host of its own: set DESK_HOST in .env and run ops/install.',
    );
  if (base.startsWith('http:') && config.baseUrl.startsWith('https:'))
    return bad(check, 'DESK_URL is not https', 'Set DESK_URL to the https address, and configure TLS in nginx.');
  const { body, certificateError, status } = await httpGet(`${base}/sign-in`);
  if (status === 502 || status === 504)
    return bad(
      check,
      'its process does not answer, so staff cannot sign in',
      'It waits for its database, if that is bad too. Otherwise run ops/compose restart desk, and see ops/runbooks/process-down.md.',
    );
  const ready = await httpGet(`${base}/readyz`);
  if (ready.status === 503)
    return bad(check, `it is not ready, so staff cannot sign in: ${ready.body}`, 'See ops/compose logs desk.');
  // Only the desk has this page.
  if (status !== 200 || !body.includes(' desk</title>'))
    return bad(
      check,
      `something else answers (${status}), so staff cannot sign in`,
      'Point the name at this machine, set DESK_HOST in .env and run ops/install.',
    );
  return certificateError ? judgeCertificate(check, certificateError) : ok(check, 'staff can sign in');
}
