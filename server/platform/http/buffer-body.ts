/** Larger than any of our forms. Routes reject a body of this size. */
const defaultLimit = 16 * 1024 + 1;

/**
 * Reads the body into memory, so that a slow sender does not take up one of the few rendering slots. Stops at the limit, at
 * which the route rejects the body.
 */
export async function bufferBody(request: Request, limit = defaultLimit): Promise<Request> {
  // The route rejects such a Content-Length without reading the body.
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
