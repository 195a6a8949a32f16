import { connect } from 'node:net';

export type RawResponse = { status: number | undefined; headers: string; body: Buffer; ms: number; failure: string | undefined };

const timeoutMs = 60_000;
/** How long to wait before half-closing the connection of an incomplete request. */
const halfCloseMs = 250;

/** Writes bytes to a new connection, without an HTTP client, and reads until the server closes it. */
export function sendBytes(port: number, { bytes, complete }: { bytes: Buffer; complete: boolean }): Promise<RawResponse> {
  return new Promise((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    let failure: string | undefined;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.setTimeout(timeoutMs, () => {
      failure = 'timeout';
      socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      failure = error.code ?? error.message;
    });
    const halfClose = complete ? undefined : setTimeout(() => socket.end(), halfCloseMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('end', () => socket.end());
    socket.once('close', () => {
      clearTimeout(halfClose);
      resolve({ ...parsed(Buffer.concat(chunks)), ms: performance.now() - started, failure });
    });
    socket.write(bytes);
  });
}

function parsed(bytes: Buffer): Pick<RawResponse, 'status' | 'headers' | 'body'> {
  const end = bytes.indexOf('\r\n\r\n');
  const headers = bytes.subarray(0, end < 0 ? bytes.length : end).toString('latin1');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(headers)?.[1];
  const body = end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4);
  // 100 Continue precedes the real response.
  if (status === '100') return parsed(body);
  return { status: status === undefined ? undefined : Number(status), headers, body };
}
