import { Client } from 'pg';
import type { Log } from '../log.ts';

export type Listener = { close(): Promise<void> };

const reconnectAfterMs = 1_000;

/** Calls `onChange` for each notification on a channel, and on each connection, since some may have been missed. */
export function listen(connectionString: string, channel: string, log: Log, onChange: () => void): Listener {
  let current: Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const reconnect = () => {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect();
    }, reconnectAfterMs);
  };

  function connect(): void {
    const client = new Client({
      connectionString,
      application_name: `site-listen-${channel}`,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    current = client;
    client.on('notification', onChange);
    client.on('error', (error) => log.warn({ err: error, channel }, 'Listening connection lost'));
    client.on('end', reconnect);
    client
      .connect()
      .then(() => client.query(`listen ${client.escapeIdentifier(channel)}`))
      .then(onChange)
      .catch((error: unknown) => {
        log.warn({ err: error, channel }, 'Failed to listen for notifications');
        // end() emits 'end' only if the client was connected.
        client.end().catch(() => {});
        reconnect();
      });
  }

  connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await current?.end().catch(() => {});
    },
  };
}
