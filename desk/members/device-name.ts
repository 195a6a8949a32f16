/** What stands in the header, and what people call it. The first that stands there counts. */
const browsers = { 'Edg/': 'Edge', 'Firefox/': 'Firefox', 'Chrome/': 'Chrome', 'Safari/': 'Safari' };
const systems = { iPhone: 'iPhone', iPad: 'iPad', Android: 'Android', Windows: 'Windows', 'Mac OS X': 'Mac', Linux: 'Linux' };

/** 'Firefox on Windows', from a User-Agent header. */
export function deviceName(userAgent: string): string {
  const find = (names: Record<string, string>) => Object.entries(names).find(([sign]) => userAgent.includes(sign))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (!browser && !system) return 'Unknown device';
  return system ? `${browser ?? 'A browser'} on ${system}` : (browser ?? '');
}
