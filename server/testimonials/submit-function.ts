import { isRecord } from '../../domain/is-record.ts';
import { testimonialFields } from '../../domain/testimonial.ts';
import { respond, type ServerFunction } from '../platform/http/functions.ts';
import type { ReceiveTestimonial } from './receive-testimonial.ts';

const allowed: ReadonlySet<string> = new Set(testimonialFields);

/**
 * The 'submit-testimonial' server function. The body contains only the answers; the site's own form sends its proof in headers.
 * Every rejection has a 4xx status and the reason in the body.
 */
export function submitTestimonialFunction(receive: ReceiveTestimonial): ServerFunction {
  return async (body, { address, log, request: { headers } }) => {
    const fields = isRecord(body) ? body : {};
    const refuse = (status: number, error: string, more = {}) => respond(status, { success: false, error, ...more });
    if (Object.keys(fields).some((name) => !allowed.has(name))) return refuse(400, 'unknown-field');
    const proof = {
      idempotencyKey: headers.get('Idempotency-Key'),
      renderedAt: headers.get('Form-Rendered-At'),
      link: headers.get('Form-Link'),
    };
    const received = await receive(fields, proof, { address, log });
    switch (received.status) {
      case 'stored':
        return { success: true, reference: received.reference };
      case 'invalid':
        return refuse(400, 'validation', { errors: received.errors });
      case 'conflict':
        return refuse(409, 'conflict');
      case 'too-many':
        return respond(429, { success: false, error: 'too-many' }, { 'Retry-After': String(received.waitSeconds) });
    }
  };
}
