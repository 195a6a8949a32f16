import { Client } from 'pg';
import type { Log } from '../log.ts';

export type Listener = { close(): Promise<void> };

const reconnectAfterMs = 1_000;

/**
 * Hears what the database tells on a channel. `onChange` is also called when the connection comes back, since whatever was
 * told in between was missed.
 */
export function listen(connectionString: string, channel: string, log: Log, onChange: () => void): Listener {
  let client: Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const again = () => {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect();
    }, reconnectAfterMs);
  };

  function connect(): void {
    const own = new Client({
      connectionString,
      application_name: `site-listen-${channel}`,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client = own;
    own.on('notification', onChange);
    own.on('error', (error) => log.warn({ err: error, channel }, 'the listening connection broke'));
    own.on('end', again);
    own
      .connect()
      .then(() => own.query(`listen ${own.escapeIdentifier(channel)}`))
      .then(onChange)
      .catch((error: unknown) => {
        log.warn({ err: error, channel }, 'cannot listen');
        // Ending it leads to 'end' only where it was connected.
        own.end().catch(() => {});
        again();
      });
  }

  connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
