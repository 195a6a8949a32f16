/** A line in the doctor's report: the check, its result and what to do. */
export type Finding = { level: 'ok' | 'warn' | 'bad'; check: string; found: string; todo?: string };

export const ok = (check: string, found: string): Finding => ({ level: 'ok', check, found });
export const warn = (check: string, found: string, todo: string): Finding => ({ level: 'warn', check, found, todo });
export const bad = (check: string, found: string, todo: string): Finding => ({ level: 'bad', check, found, todo });

/** Code and message of an error, for operators. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return [code, message].filter((part) => typeof part === 'string' && part !== '').join(': ') || 'no reason given';
}
