import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** The port of a server that is about to listen. */
export async function boundPort(server: Server): Promise<number> {
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port below 32768, because the system may use those above for outgoing connections at any time. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  try {
    const port = await boundPort(probe.listen(randomInt(10_000, 32_768), '127.0.0.1'));
    await new Promise((resolve) => probe.close(resolve));
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
}
