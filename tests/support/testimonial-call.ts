import type { FormProof } from '../../server/testimonials/receive-testimonial.ts';

/** What the page sends beside the answers, as the headers of a call of the function. */
export function proofHeaders({ idempotencyKey, link, renderedAt }: Partial<FormProof>): Record<string, string> {
  const headers = { 'Idempotency-Key': idempotencyKey, 'Form-Rendered-At': renderedAt, 'Form-Link': link };
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}

/** A filled-in form, split into the body and the headers of such a call. */
export function testimonialCall<Fields extends Partial<FormProof>>({ idempotencyKey, link, renderedAt, ...body }: Fields) {
  return { body, headers: proofHeaders({ idempotencyKey, link, renderedAt }) };
}
