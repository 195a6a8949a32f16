/** Ample for the longest form in any script, and far too little to hurt. */
export const formPostLimit = 16 * 1024;

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

export type FormPost = { form: FormData } | { refused: 400 | 405 | 413 | 415 };

/** Reads a posted form, and stops reading where it is larger than the limit, whatever its header says. */
export async function readFormPost(request: Request, limit = formPostLimit): Promise<FormPost> {
  if (request.method !== 'POST') return { refused: 405 };
  const type = request.headers.get('Content-Type') ?? '';
  if (!formTypes.test(type)) return { refused: 415 };
  if (Number(request.headers.get('Content-Length')) > limit) return { refused: 413 };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return { refused: 413 };
      chunks.push(chunk);
    }
    return { form: await new Response(new Blob(chunks), { headers: { 'Content-Type': type } }).formData() };
  } catch {
    return { refused: 400 };
  }
}
