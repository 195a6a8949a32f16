import { expect, it, vi } from 'vitest';
import { form as answers } from '../../domain/testimonial.fixtures.ts';
import { createLog } from '../platform/log.ts';
import type { Received, ReceiveTestimonial } from './receive-testimonial.ts';
import { submitTestimonialFunction } from './submit-function.ts';

const stored: Received = { status: 'stored', reference: 'CDFG2345' };

/** Calls the function. `receive` records what it passes on. */
async function call(body: unknown, headers: HeadersInit = {}, received = stored) {
  const receive = vi.fn<ReceiveTestimonial>(async () => received);
  const answer = await submitTestimonialFunction(receive)(body, {
    address: '203.0.113.9',
    log: createLog('silent', 'test'),
    site: { base: 'http://localhost', practice: undefined },
    request: new Request('http://localhost/functions/v1/submit-testimonial', { headers }),
  });
  if (!(answer instanceof Response)) return { receive, answer };
  return { receive, answer: [answer.status, await answer.json(), answer.headers.get('Retry-After')] };
}

it('reads the answers from the body, and the key, the stamp and the honeypot from headers', async () => {
  const headers = { 'Idempotency-Key': 'key', 'Form-Rendered-At': 'stamp', 'Form-Link': 'filled in' };
  const { receive } = await call(answers, headers);
  const proof = { idempotencyKey: 'key', renderedAt: 'stamp', link: 'filled in' };
  expect(receive).toHaveBeenCalledWith(answers, proof, expect.objectContaining({ address: '203.0.113.9' }));
});

it.each(['idempotencyKey', 'renderedAt', 'link', 'isAdmin'])('refuses the unknown field %s', async (field) => {
  const { answer, receive } = await call({ ...answers, [field]: '' });
  expect(answer).toEqual([400, { success: false, error: 'unknown-field' }, null]);
  expect(receive).not.toHaveBeenCalled();
});

it('says how long to wait if too many were sent', async () => {
  const { answer } = await call(answers, {}, { status: 'too-many', waitSeconds: 1800 });
  expect(answer).toEqual([429, { success: false, error: 'too-many' }, '1800']);
});

it.each([undefined, null, 'text', 7, [], [answers], { __proto__: answers }])('reads no answer from the body %j', async (body) => {
  const { receive } = await call(body);
  expect(Object.keys(receive.mock.calls[0]?.[0] ?? {})).toEqual([]);
});
