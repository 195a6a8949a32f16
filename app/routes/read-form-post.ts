import { maxFormBytes } from '../../domain/testimonial.ts';

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

export type FormPost = { form: FormData } | { refused: 400 | 413 | 415 };

/** Reads a posted form. bufferBody has stopped reading a body beyond the limit. */
export async function readFormPost(request: Request): Promise<FormPost> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!formTypes.test(type)) return { refused: 415 };
  if (Number(request.headers.get('Content-Length')) > maxFormBytes) return { refused: 413 };
  try {
    const body = await request.blob();
    if (body.size > maxFormBytes) return { refused: 413 };
    return { form: await new Response(body, { headers: { 'Content-Type': type } }).formData() };
  } catch {
    return { refused: 400 };
  }
}
