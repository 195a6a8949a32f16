import dns from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const maxRedirects = 5;

function networks(...list: string[]): BlockList {
  const found = new BlockList();
  for (const network of list) {
    const [address = '', length] = network.split('/');
    found.addSubnet(address, Number(length), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return found;
}
/** The IPv6 addresses of the internet. Loopback, local, mapped and multicast ones are outside. */
const global6 = networks('2000::/3');
/** Not for hosts on the internet: https://www.iana.org/assignments/iana-ipv4-special-registry, and the same for IPv6. */
const special = networks(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
);

export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 6 ? global6.check(address, 'ipv6') && !special.check(address, 'ipv6') : !special.check(address);

type Options = {
  userAgent: string;
  /** A test may let its own server pass. */
  isPublic?: ((address: string) => boolean) | undefined;
  withinMs?: number | undefined;
};

/**
 * Why patients cannot open an address, in words that continue 'the link to book ...'. Undefined if they can. A host that answers 401,
 * 403, 405 or 429 is there and refuses robots, so only a missing page and an error of the host count.
 */
export async function linkFault(address: string, options: Options): Promise<string | undefined> {
  const signal = AbortSignal.timeout(options.withinMs ?? 10_000);
  let url = URL.parse(address);
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const { headers, statusCode = 0 } = await answerOf(url, options, signal);
      if (statusCode === 404 || statusCode === 410) return `says that the page does not exist (${statusCode})`;
      if (statusCode >= 500 && statusCode < 600) return `has a fault (${statusCode})`;
      if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return undefined;
      url = URL.parse(headers.location, url?.href);
    }
    return 'redirects too many times';
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === notPublic.code) return 'leads to an address that patients cannot open';
    return /CERT|SIGNATURE|TLS/.test(code) ? 'has no valid security certificate' : 'does not answer';
  }
}

const notPublic = Object.assign(new Error('Not a public address'), { code: 'NOT_PUBLIC' });

/** The head of the answer. With GET, because many hosts refuse HEAD; the body is not read. */
function answerOf(url: URL | null, { isPublic = isPublicAddress, userAgent }: Options, signal: AbortSignal) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    if (!url || !/^https?:$/.test(url.protocol)) throw notPublic;
    // Node looks up names only, so an address in the URL is checked here.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !isPublic(host)) throw notPublic;
    // Connects to the addresses that were checked: a second lookup could give others.
    const lookup: LookupFunction = (name, lookupOptions, done) =>
      dns.lookup(name, { ...lookupOptions, all: true }, (error, found) =>
        done(error ?? (found.every(({ address }) => isPublic(address)) ? null : notPublic), found),
      );
    const { request } = url.protocol === 'https:' ? https : http;
    // A new connection each time, since one that was kept has had no lookup. Tries each address for 2 s instead of 250 ms.
    const connection = { agent: false, autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2_000, lookup, signal };
    const options = { ...connection, headers: { 'User-Agent': userAgent } };
    request(url, options, (response) => resolve(response.destroy()))
      .on('error', reject)
      .end();
  });
}
