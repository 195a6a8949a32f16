/** The key that the browser's clients send, in either of the two headers that they use for it. */
export function hasApiKey(headers: Headers, anonKey: string): boolean {
  const key = headers.get('apikey') ?? headers.get('authorization')?.replace(/^Bearer /, '');
  return key === anonKey;
}
