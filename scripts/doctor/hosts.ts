import { existsSync } from 'node:fs';
import type { SiteContent } from '../../content/schema/site.ts';
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

/** Pages contain the content version and script hashes, which show whether this installation is responding. */
function judgeHome(check: string, { base, practice }: Site, { body, status }: Answer, version: string): Finding {
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
  if (!body.includes(`/share-pictures/${version}/`))
    return bad(check, 'it shows different content', 'Restart the web processes. A shared cache may still serve the old page.');
  // An island names its script and those that it imports, with spaces between them.
  const scripts = body.match(/\/assets\/[^"\s]+\.js/g) ?? [];
  if (!scripts.every((path) => existsSync(`build/client${path}`)))
    return bad(check, 'it shows a different build', 'Restart the web processes.');
  return ok(check, 'serves this content and build');
}

const ownHost = 'Give the desk a host of its own: set DESK_HOST in .env and run ops/install.';

/** Only the desk has this page. */
async function signInPage(base: string): Promise<Answer & { isDesk: boolean }> {
  const answer = await httpGet(`${base}/sign-in`);
  return { ...answer, isDesk: answer.status === 200 && answer.body.includes(' desk</title>') };
}

function unreachable(check: string, error: unknown): Finding {
  const { code = '' } = error as { code?: string };
  // OpenSSL's message when nginx rejects an unknown server name.
  if (reasonOf(error).includes('unrecognized name'))
    return bad(check, 'nginx does not know this name', 'Set the hosts in .env and run ops/install.');
  return bad(check, `does not respond: ${reasonOf(error)}`, advice[code] ?? 'See ops/runbooks/site-unreachable.md.');
}

async function checkSite(site: Site, config: Config, content: SiteContent): Promise<Finding[]> {
  const check = `Host ${new URL(site.base).host}`;
  try {
    if ((await signInPage(site.base)).isDesk) return [bad(check, 'it serves the desk', ownHost)];
    const home = await httpGet(`${site.base}/`);
    const findings = home.certificateError ? [judgeCertificate(check, home.certificateError)] : [];
    const homeFinding = judgeHome(check, site, home, content.version);
    findings.push(homeFinding);
    if (homeFinding.level === 'bad') return findings;
    const swapped = await isSwapped(site);
    if (swapped)
      findings.push(
        bad(
          check,
          `responds as ${site.practice ? 'the group' : 'a clinic'}`,
          'SITE_URL and CLINIC_URLS are swapped, here or in the web processes.',
        ),
      );
    if (config.indexNow) findings.push(await checkKeyFile(check, site.base, config.indexNow.key));
    return findings;
  } catch (error) {
    return [unreachable(check, error)];
  }
}

/** Only the group has the blog. A clinic's host redirects to it. */
async function isSwapped({ base, practice }: Site): Promise<boolean> {
  const { status } = await httpGet(`${base}/blog`);
  return (practice === undefined) === (status === 301);
}

async function checkKeyFile(check: string, base: string, key: string): Promise<Finding> {
  const { body, status } = await httpGet(`${base}/${key}.txt`);
  return status === 200 && body.trim() === key
    ? ok(check, 'serves the IndexNow key file')
    : bad(
        check,
        'does not serve the IndexNow key file, so search engines reject submissions',
        'Set INDEXNOW_KEY in the web processes too, and restart them.',
      );
}

export async function checkHosts(config: Config, content: SiteContent): Promise<Finding[]> {
  const { clinics, group } = createHosts(config);
  const perSite = await Promise.all([group, ...clinics].map((site) => checkSite(site, config, content)));
  const practices = content.practices.map(({ slug }) => slug);
  const unknown = Object.keys(config.clinicBaseUrls).filter((name) => !practices.includes(name));
  const without = practices.filter((name) => !(name in config.clinicBaseUrls));
  const findings = perSite.flat();
  if (group.base.startsWith('http:') && !/localhost|127\.0\.0\.1/.test(group.base))
    findings.push(bad('Hosts', 'SITE_URL is not https', 'Set SITE_URL to the https address, and configure TLS in nginx.'));
  if (unknown.length > 0)
    findings.push(
      bad('Hosts', `CLINIC_URLS has unknown practices: ${unknown.join(', ')}`, `The practices are ${practices.join(', ')}.`),
    );
  if (without.length > 0) findings.push(ok('Hosts', `practices without their own host: ${without.join(', ')}`));
  return findings;
}

export async function checkDesk(config: Config): Promise<Finding[]> {
  if (!config.deskUrl) return [];
  const check = `Desk ${new URL(config.deskUrl).host}`;
  return [await judgeDesk(check, config.deskUrl, config).catch((error: unknown) => unreachable(check, error))];
}

async function judgeDesk(check: string, base: string, config: Config): Promise<Finding> {
  if (createHosts(config).find(new URL(base).host)) return bad(check, 'it is a host of the public site', ownHost);
  if (base.startsWith('http:') && config.baseUrl.startsWith('https:'))
    return bad(check, 'DESK_URL is not https', 'Set DESK_URL to the https address, and configure TLS in nginx.');
  const { certificateError, isDesk, status } = await signInPage(base);
  if (status === 502 || status === 504)
    return bad(
      check,
      'its process does not answer, so staff cannot sign in',
      'Run ops/compose restart desk, and see ops/runbooks/process-down.md if it stops again.',
    );
  const ready = await httpGet(`${base}/readyz`);
  if (ready.status === 503)
    return bad(check, `it is not ready, so staff cannot sign in: ${ready.body}`, 'See ops/compose logs desk.');
  if (!isDesk)
    return bad(
      check,
      `something else answers (${status}), so staff cannot sign in`,
      'Point the name at this machine, set DESK_HOST in .env and run ops/install.',
    );
  return certificateError ? judgeCertificate(check, certificateError) : ok(check, 'staff can sign in');
}
