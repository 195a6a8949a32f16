import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../local/free-port.ts';
import { isPortOpen } from '../../local/is-port-open.ts';

/** Debian's sshd, for files only. `clientFolder` has what the folder ssh of an installation has. */
export type SshServer = { port: number; user: string; clientFolder: string; start(): Promise<void>; stop(): Promise<void> };

/** @param host the name that clients use. @param address where it listens */
export async function startSshServer(home: string, host = '127.0.0.1', address = '127.0.0.1'): Promise<SshServer> {
  const port = await freePort();
  const user = userInfo().username;
  const file = (name: string) => join(home, name);
  const clientFolder = file('ssh');
  mkdirSync(clientFolder, { recursive: true });
  const keys = { host: file('host'), client: join(clientFolder, 'id_ed25519') };
  for (const key of Object.values(keys)) execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  writeFileSync(join(clientFolder, 'known_hosts'), `[${host}]:${port} ${readFileSync(`${keys.host}.pub`, 'utf8')}`);
  writeFileSync(
    file('sshd_config'),
    `Port ${port}
ListenAddress ${address}
HostKey ${keys.host}
AuthorizedKeysFile ${keys.client}.pub
StrictModes no
PasswordAuthentication no
KbdInteractiveAuthentication no
PidFile none
Subsystem sftp internal-sftp
ForceCommand internal-sftp
`,
  );
  // As root it needs this folder, which Debian creates when it starts the service.
  if (user === 'root') mkdirSync('/run/sshd', { recursive: true });
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn('/usr/sbin/sshd', ['-D', '-e', '-f', file('sshd_config')], { stdio: 'ignore' });
    for (let tries = 0; !(await isPortOpen(port)); tries += 1) {
      if (tries === 100 || server.exitCode !== null) throw new Error('sshd did not start');
      await sleep(50);
    }
  };
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill();
    await exited;
  };
  await start();
  return { port, user, clientFolder, start, stop };
}
