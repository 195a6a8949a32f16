/** More than any form of ours: a route that reads one refuses it as too long. */
const mostBytes = 16 * 1024 + 1;

/**
 * The request with its body in memory. Whoever sends slowly does so on their own time: work that holds one of few places
 * begins when the words are there. Of a body that is too long only so much is kept that its reader can tell.
 */
export async function withWholeBody(request: Request, limit = mostBytes): Promise<Request> {
  // One that says itself that it is too long is refused by its reader unread.
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
