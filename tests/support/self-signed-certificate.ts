import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates a self-signed certificate, `name`.pem and `name`.key in the folder. Negative days make an expired one. */
export function selfSignedCertificate(
  folder: string,
  name: string,
  days: number,
  hosts: readonly string[],
): { cert: string; key: string } {
  const file = (ending: string) => join(folder, `${name}.${ending}`);
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', `/CN=${name}`];
  const hostList = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`;
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  openssl('req', ...curve, '-addext', hostList, '-keyout', file('key'), '-out', file('csr'));
  const signed = ['-signkey', file('key'), '-copy_extensions', 'copy', '-days', String(days)];
  openssl('x509', '-req', '-in', file('csr'), ...signed, '-out', file('pem'));
  return { cert: readFileSync(file('pem'), 'utf8'), key: readFileSync(file('key'), 'utf8') };
}
