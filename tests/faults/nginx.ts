import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../local/free-port.ts';
import { isPortOpen } from '../../local/is-port-open.ts';
import { nginxConfig, webProcesses } from '../../scripts/nginx-config.ts';
import { selfSignedCertificate } from '../support/self-signed-certificate.ts';

export type Edge = {
  port: number;
  certificate: Buffer;
  /** The site's host: localhost if not given. */
  name?: string;
};
export type Nginx = Edge & { httpPort: number; stop(): Promise<void> };

type Options = {
  folder: string;
  webPorts: readonly number[];
  port?: number;
  httpPort?: number;
  /** Host names, all covered by the certificate. */
  names?: readonly string[];
  /** The port of a desk, which is served as desk.localhost. */
  deskPort?: number;
  /** Serves an RSA certificate beside the ECDSA one. */
  rsa?: boolean;
};

const deskName = 'desk.localhost';

/** Keeps temporary files out of Debian's nginx folders. */
const tempFolders = `
client_body_temp_path body-temp;
proxy_temp_path proxy-temp;
fastcgi_temp_path fastcgi-temp;
uwsgi_temp_path uwsgi-temp;
scgi_temp_path scgi-temp;
`;

/** Writes the certificate and nginx's configuration into the folder. */
async function prepare({ deskPort, folder, httpPort: givenHttpPort, names = ['localhost'], port, rsa, webPorts }: Options) {
  mkdirSync(folder, { recursive: true });
  // nginx started by root runs its workers as another user.
  chmodSync(folder, 0o755);
  const certificate = join(folder, 'certificate.pem');
  const certificateKey = join(folder, 'certificate.key');
  selfSignedCertificate(folder, 'certificate', 2, [...names, deskName]);
  if (rsa) selfSignedCertificate(folder, 'rsa', 2, [...names, deskName], ['rsa:2048']);
  const tlsPort = port ?? (await freePort());
  const httpPort = givenHttpPort ?? (await freePort());
  /** The shipped configuration with the test's folders, ports and addresses. */
  const here = (config: string) =>
    config
      .replaceAll('/run/certificate/site.pem', certificate)
      .replaceAll(
        '/run/certificate/site.key;',
        `${certificateKey};${rsa ? ' ssl_certificate rsa.pem; ssl_certificate_key rsa.key;' : ''}`,
      )
      .replaceAll('/dev/stderr', 'error.log')
      .replaceAll('/var/cache/nginx-site', 'cache')
      .replaceAll('/var/www/acme', 'acme')
      .replaceAll(/\/etc\/nginx\/site\/|\/run\//g, '')
      .replaceAll(/(listen (?:\[::\]:)?)(443|80)\b/g, (_, listen, usual) => `${listen}${usual === '443' ? tlsPort : httpPort}`)
      .replaceAll(/(?:https:\/\/|Host )\$host/g, (host) => `${host}:${tlsPort}`)
      .replace('172.30.13.21:3000', deskPort === undefined ? '$&' : `127.0.0.1:${deskPort}`);
  const site = nginxConfig({ names, desk: deskName, ipv6: existsSync('/proc/net/if_inet6') });
  writeFileSync(join(folder, 'nginx.conf'), here(readFileSync('ops/nginx/nginx.conf', 'utf8')));
  writeFileSync(join(folder, 'site.conf'), tempFolders + here(site));
  writeFileSync(join(folder, 'web-processes.conf'), webProcesses(webPorts.map((webPort) => `127.0.0.1:${webPort}`)));
  const certificates = [certificate, ...(rsa ? [join(folder, 'rsa.pem')] : [])];
  return { tlsPort, httpPort, certificate: Buffer.concat(certificates.map((file) => readFileSync(file))) };
}

/** Starts the installed nginx with the site's configuration, in the given folder. */
export async function startNginx(options: Options): Promise<Nginx> {
  const { certificate, httpPort, tlsPort } = await prepare(options);
  const where = ['-p', options.folder, '-c', 'nginx.conf', '-e', 'error.log'];
  execFileSync('nginx', ['-t', ...where], { stdio: 'pipe' });
  const child = spawn('nginx', [...where, '-g', 'daemon off;'], { stdio: 'ignore' });
  for (let tries = 0; !(await isPortOpen(tlsPort)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error(readFileSync(join(options.folder, 'error.log'), 'utf8'));
    await sleep(50);
  }
  return {
    port: tlsPort,
    httpPort,
    certificate,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
