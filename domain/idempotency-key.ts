/** The random UUID that a form carries, so that sending it twice stores it once. In lower case, as crypto.randomUUID writes it. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(value);
}
