import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** The port of a server that is about to listen. */
export async function boundPort(server: Server): Promise<number> {
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await boundPort(probe.listen(0, '127.0.0.1'));
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
