import type { ServerFunction } from '../platform/http/functions.ts';
import type { ReceiveTestimonial } from './receive-testimonial.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The 'submit-testimonial' server function. Clients show the first of the errors. */
export function submitTestimonialFunction(receive: ReceiveTestimonial): ServerFunction {
  return async (body, { address, log }) => {
    const received = await receive(isRecord(body) ? body : {}, { address, log });
    if (received.status === 'stored') return { success: true, reference: received.reference };
    if (received.status === 'invalid') return { success: false, error: 'validation', errors: received.errors };
    return { success: false, error: received.reason };
  };
}
