import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { processorSeconds } from './processor-time.ts';

const run = promisify(execFile);

export type Transactions = { count: number; perSecond: number; meanMs: number; processorMs: number };

type Order = {
  url: string;
  seconds: number;
  connections: number;
  script: string;
  scriptFile: string;
  postgresPid: number;
  /** As what: settings of the connection. */
  options?: string;
};

/** The statements alone, prepared, from as many connections as the site would use. */
export async function pgbench(order: Order): Promise<Transactions> {
  const { connections, options = '', postgresPid, script, scriptFile, seconds, url } = order;
  writeFileSync(scriptFile, script);
  const flags = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds), '-f', scriptFile, url];
  const before = processorSeconds([postgresPid]);
  const { stdout } = await run('pgbench', flags, { env: { ...process.env, PGOPTIONS: options }, timeout: (seconds + 20) * 1000 });
  const used = processorSeconds([postgresPid]) - before;
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  const failed = number(/number of failed transactions: (\d+)/);
  if (failed > 0) throw new Error(`${failed} transactions of pgbench failed`);
  const count = number(/number of transactions actually processed: (\d+)/);
  return {
    count,
    perSecond: number(/tps = ([\d.]+)/),
    meanMs: number(/latency average = ([\d.]+)/),
    processorMs: (used / count) * 1000,
  };
}

/** pgbench takes a colon and a letter for a variable of its own, inside a text too. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll(':', '\\x3a')}'`;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** A value with an id in it gets a new one each time: the same twice would be a repeat and store nothing. */
function value(given: unknown, replaced: string | undefined): string {
  if (replaced !== undefined) return replaced;
  const text = typeof given === 'object' && given !== null && !(given instanceof Date) ? JSON.stringify(given) : given;
  if (typeof text !== 'string' || !uuid.test(text)) return literal(text);
  if (text.replace(uuid, '') === '') return 'gen_random_uuid()';
  return `(${text.split(uuid).map(literal).join(' || gen_random_uuid()::text || ')})`;
}

export type Statement = { text: string; values: readonly unknown[] };

/** One statement that the site sent, with its values written into it; `replace` names expressions for some of them. */
export function asScript({ text, values }: Statement, replace: Record<number, string> = {}): string {
  const filled = text.replace(/\$(\d+)/g, (_, number: string) => value(values[Number(number) - 1], replace[Number(number)]));
  return `${filled.trim().replace(/;$/, '')};\n`;
}
