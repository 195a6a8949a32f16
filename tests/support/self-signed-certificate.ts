import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates a self-signed certificate, `name`.pem and `name`.key in the folder. */
export function selfSignedCertificate(
  folder: string,
  name: string,
  days: number,
  hosts: readonly string[],
  newkey: readonly string[] = ['ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
): { cert: string; key: string } {
  const file = (ending: string) => join(folder, `${name}.${ending}`);
  const keyAndSubject = ['-newkey', ...newkey, '-nodes', '-subj', `/CN=${name}`];
  const hostList = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`;
  const files = ['-days', String(days), '-keyout', file('key'), '-out', file('pem')];
  execFileSync('openssl', ['req', '-x509', ...keyAndSubject, '-addext', hostList, ...files], { stdio: 'pipe' });
  return { cert: readFileSync(file('pem'), 'utf8'), key: readFileSync(file('key'), 'utf8') };
}
