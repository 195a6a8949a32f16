import { connect } from 'node:net';

export type Answer = { status: number | undefined; headers: string; body: Buffer; ms: number; failure: string | undefined };

const givenUpMs = 60_000;
/** After so long a server that was promised more bytes is told that there are none. */
const patienceMs = 250;

/** Writes bytes to a connection of their own and reads until the other side closes: no client stands between. */
export function sendBytes(port: number, { bytes, complete }: { bytes: Buffer; complete: boolean }): Promise<Answer> {
  return new Promise((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    let failure: string | undefined;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.setTimeout(givenUpMs, () => {
      failure = 'no answer';
      socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      failure = error.code ?? error.message;
    });
    const patience = complete ? undefined : setTimeout(() => socket.end(), patienceMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('end', () => socket.end());
    socket.once('close', () => {
      clearTimeout(patience);
      resolve({ ...parsed(Buffer.concat(chunks)), ms: performance.now() - started, failure });
    });
    socket.write(bytes);
  });
}

function parsed(bytes: Buffer): Pick<Answer, 'status' | 'headers' | 'body'> {
  const end = bytes.indexOf('\r\n\r\n');
  const headers = bytes.subarray(0, end < 0 ? bytes.length : end).toString('latin1');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(headers)?.[1];
  const body = end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4);
  // An interim answer announces the real one.
  if (status === '100') return parsed(body);
  return { status: status === undefined ? undefined : Number(status), headers, body };
}
