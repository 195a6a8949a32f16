/** Larger than the longest valid form. */
export const formPostLimit = 16 * 1024;

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

export type FormPost = { form: FormData } | { refused: 400 | 413 | 415 };

/** Reads a posted form, up to the limit even if Content-Length is missing or wrong. */
export async function readFormPost(request: Request): Promise<FormPost> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!formTypes.test(type)) return { refused: 415 };
  if (Number(request.headers.get('Content-Length')) > formPostLimit) return { refused: 413 };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > formPostLimit) return { refused: 413 };
      chunks.push(chunk);
    }
    return { form: await new Response(new Blob(chunks), { headers: { 'Content-Type': type } }).formData() };
  } catch {
    return { refused: 400 };
  }
}
