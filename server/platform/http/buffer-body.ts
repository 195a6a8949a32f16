/** Larger than any of our forms. A route refuses a body of this size as too long. */
const defaultLimit = 16 * 1024 + 1;

/**
 * Reads the body into memory, so that a slow sender does not take up one of the few rendering slots. Stops at the limit, where
 * the route can tell that the body is too long.
 */
export async function bufferBody(request: Request, limit = defaultLimit): Promise<Request> {
  // The route refuses a body with such a Content-Length without reading it.
  if (!request.body || Number(request.headers.get('content-length')) >= limit) return request;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    chunks.push(chunk);
    if (size >= limit) break;
  }
  const { headers, method, signal, url } = request;
  return new Request(url, { method, headers, signal, body: new Blob(chunks) });
}
