/** Browser clients send the key in either of two headers. */
export function hasApiKey(headers: Headers, anonKey: string): boolean {
  return (headers.get('apikey') ?? headers.get('authorization')?.replace(/^Bearer /, '')) === anonKey;
}
