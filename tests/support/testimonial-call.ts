import type { FormProof } from '../../server/testimonials/receive-testimonial.ts';

/** The headers that the page sends with the form fields when it calls the function. */
export function proofHeaders({ idempotencyKey, link, renderedAt }: Partial<FormProof>): Record<string, string> {
  const headers = { 'Idempotency-Key': idempotencyKey, 'Form-Rendered-At': renderedAt, 'Form-Link': link };
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}

/** Splits a completed form into the body and headers of a function call. */
export function testimonialCall<Fields extends Partial<FormProof>>({ idempotencyKey, link, renderedAt, ...body }: Fields) {
  return { body, headers: proofHeaders({ idempotencyKey, link, renderedAt }) };
}
