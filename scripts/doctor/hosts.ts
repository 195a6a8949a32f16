import { existsSync } from 'node:fs';
import type { SiteContent } from '../../content/schema/site.ts';
import type { Config } from '../../server/platform/config.ts';
import { createHosts, type Site } from '../../server/platform/http/hosts.ts';
import { type Answer, ask, type Certificate } from './ask.ts';
import { bad, type Finding, ok, reasonOf, warn } from './finding.ts';

const dayMs = 86_400_000;

const advice: Record<string, string> = {
  ENOTFOUND: 'The name has no address: add it to the DNS, or correct the setting.',
  EAI_AGAIN: 'The name cannot be looked up from here: look at the DNS.',
  ECONNREFUSED: 'Nobody listens there: start nginx and the web processes.',
};

export function judgeCertificate(check: string, { trouble, until }: Certificate, now: number): Finding {
  const days = Math.floor((until.getTime() - now) / dayMs);
  const todo = 'Renew it: ops/runbooks/certificate-ends.md.';
  if (days < 0) return bad(check, `its certificate ended ${until.toISOString()}`, todo);
  if (trouble)
    return bad(
      check,
      `browsers do not accept its certificate: ${trouble}`,
      'Give nginx the whole chain, for every name of the site.',
    );
  return days < 14
    ? warn(check, `its certificate ends in ${days} days`, todo)
    : ok(check, `its certificate holds for ${days} days`);
}

/** A page names its content by version and its scripts by hash: so it says whether it is this installation that answers. */
function judgeHome(check: string, { base, practice }: Site, { body, status }: Answer, version: string): Finding {
  if (status === 421)
    return bad(
      check,
      'another installation or setting answers: it does not know this host',
      `Set ${practice ? 'CLINIC_URLS' : 'SITE_URL'} in the web processes that run, and restart them.`,
    );
  if (status !== 200) return bad(check, `the home page answers ${status}`, 'Look at the log of the web process and of nginx.');
  if (!body.includes(`<link rel="canonical" href="${base}"`))
    return bad(
      check,
      'its home page is for another address',
      'Restart the web processes with these settings; see that the name leads here.',
    );
  if (!body.includes(`/share-pictures/${version}/`))
    return bad(
      check,
      'it shows other content than is here',
      'Restart the web processes; a shared cache may have the page of before for a while.',
    );
  const scripts = [...body.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  if (!scripts.every((path) => existsSync(`build/client${path}`)))
    return bad(check, 'it shows another build than is here', 'Restart the web processes.');
  return ok(check, 'answers with this content and this build');
}

async function checkSite(site: Site, config: Config, content: SiteContent): Promise<Finding[]> {
  const check = `Host ${new URL(site.base).host}`;
  try {
    const home = await ask(`${site.base}/`);
    const findings = home.certificate ? [judgeCertificate(check, home.certificate, Date.now())] : [];
    const judged = judgeHome(check, site, home, content.version);
    findings.push(judged);
    if (judged.level === 'bad') return findings;
    const mixedUp = await isMixedUp(site);
    if (mixedUp)
      findings.push(
        bad(
          check,
          `answers as ${site.practice ? 'the group' : 'a clinic'}`,
          'SITE_URL and CLINIC_URLS are mixed up, here or where it runs.',
        ),
      );
    if (config.indexNow) findings.push(await checkKeyFile(check, site.base, config.indexNow.key));
    return findings;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    // OpenSSL's words for what nginx answers for a name that it has not been given.
    if (reasonOf(error).includes('unrecognized name'))
      return [bad(check, 'nginx does not know this name', 'Write its configuration again, with --name for each host.')];
    return [bad(check, `does not answer: ${reasonOf(error)}`, advice[code] ?? 'See ops/runbooks/site-unreachable.md.')];
  }
}

/** Only the group has the blog: a clinic's host sends its readers there. */
async function isMixedUp({ base, practice }: Site): Promise<boolean> {
  const { status } = await ask(`${base}/blog`);
  return (practice === undefined) === (status === 301);
}

async function checkKeyFile(check: string, base: string, key: string): Promise<Finding> {
  const { body, status } = await ask(`${base}/${key}.txt`);
  return status === 200 && body.trim() === key
    ? ok(check, 'serves the key file of IndexNow')
    : bad(
        check,
        'does not serve the key file of IndexNow: search engines refuse what they are told',
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
    findings.push(bad('Hosts', 'SITE_URL is not https', 'Set SITE_URL to the https address, and have nginx speak TLS.'));
  if (unknown.length > 0)
    findings.push(
      bad('Hosts', `CLINIC_URLS names no practice: ${unknown.join(', ')}`, `The practices are ${practices.join(', ')}.`),
    );
  if (without.length > 0)
    findings.push(warn('Hosts', `no host of their own: ${without.join(', ')}`, 'Set CLINIC_URLS, if they have one.'));
  return findings;
}
