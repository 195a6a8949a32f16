/** Whether the value is a lower-case UUID v4, as crypto.randomUUID returns. Forms send one so that a retry is stored once. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(value);
}
