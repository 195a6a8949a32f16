import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(entry: object): string {
  const lines: string[] = [];
  createLog('info', 'web', { write: (line) => lines.push(line) }).info(entry, 'test');
  return lines.join('');
}

test.each([
  { email: 'ada@patient.example' },
  { ip: '203.0.113.9', mail: { to: 'ada@patient.example', replyTo: { name: 'Ada', address: 'ada@patient.example' } } },
  { request: { firstName: 'Ada', lastName: 'Lister', phone: '01632960123' } },
  { body: { form: { description: 'It hurt until I came here', title: 'Straight at last' } } },
  { req: { headers: { authorization: 'secret-token', cookie: 'id=1' } } },
])('redacts personal data: %o', (entry) => {
  const line = logged(entry);
  expect(line).toContain('[redacted]');
  expect(line).not.toMatch(/203\.0|ada@|Ada|Lister|01632960123|It hurt|Straight|secret-token|id=1/);
});

test('keeps other fields', () => {
  expect(JSON.parse(logged({ status: 200, path: '/blog' }))).toMatchObject({ process: 'web', status: 200, path: '/blog' });
});
