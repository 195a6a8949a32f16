import { createServer } from 'node:net';

export function freePort(): Promise<number> {
  return new Promise((found, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : reject(new Error('No free port found'))));
    });
  });
}
