/** One line of the doctor's report: what was looked at, what was found, and what to do about it. */
export type Finding = { level: 'ok' | 'warn' | 'bad'; check: string; found: string; todo?: string };

export const ok = (check: string, found: string): Finding => ({ level: 'ok', check, found });
export const warn = (check: string, found: string, todo: string): Finding => ({ level: 'warn', check, found, todo });
export const bad = (check: string, found: string, todo: string): Finding => ({ level: 'bad', check, found, todo });

/** What systems and libraries say of a failure, as short as it can be told to an operator. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return [code, message].filter((part) => typeof part === 'string' && part !== '').join(': ') || 'no reason given';
}
