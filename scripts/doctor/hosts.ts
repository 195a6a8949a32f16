import { existsSync } from 'node:fs';
import type { SiteContent } from '../../content/schema/site.ts';
import type { Config } from '../../server/platform/config.ts';
import { createHosts, type Site } from '../../server/platform/http/hosts.ts';
import { bad, type Finding, ok, reasonOf } from './finding.ts';
import { type Answer, httpGet } from './http-get.ts';

const advice: Record<string, string> = {
  ENOTFOUND: 'The name cannot be resolved. Add it to the DNS, or correct the setting.',
  EAI_AGAIN: 'The DNS lookup failed. Check the DNS.',
  ECONNREFUSED: 'Connection refused. Start nginx and the web processes.',
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

async function checkSite(site: Site, config: Config, content: SiteContent): Promise<Finding[]> {
  const check = `Host ${new URL(site.base).host}`;
  try {
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
    const { code = '' } = error as { code?: string };
    // OpenSSL's message when nginx rejects an unknown server name.
    if (reasonOf(error).includes('unrecognized name'))
      return [bad(check, 'nginx does not know this name', 'Set the hosts in .env and run ops/install.')];
    return [bad(check, `does not respond: ${reasonOf(error)}`, advice[code] ?? 'See ops/runbooks/site-unreachable.md.')];
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
