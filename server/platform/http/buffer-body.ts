import { maxFormBytes } from '../../../domain/testimonial.ts';

/**
 * Reads the body into memory, so that a slow sender does not take up one of the few rendering slots. Stops beyond the
 * limit, where the route rejects the body.
 */
export async function bufferBody(request: Request, limit = maxFormBytes): Promise<Request> {
  // The route rejects such a Content-Length without reading the body.
  if (!request.body || Number(request.headers.get('content-length')) > limit) return request;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    chunks.push(chunk);
    if (size > limit) break;
  }
  const { headers, method, signal, url } = request;
  return new Request(url, { method, headers, signal, body: new Blob(chunks) });
}
