import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '../local/local-postgres.ts';

type Settings = {
  rounds: number;
  /** The length of one round. */
  seconds: number;
  trial: boolean;
};

/** What every part gets. */
export type Workbench = Settings & {
  /** A temporary folder, removed at the end. */
  folder: string;
  /** One PostgreSQL cluster for the whole run, with default settings. */
  postgres: { adminUrl: string; pid: number };
  /** Registers a clean-up for the end of the part. The last one registered runs first. */
  onEnd(stop: () => Promise<void>): void;
};

type Measured = { title: string; tables: { title: string; columns: string[]; rows: string[][] }[] };
export type Part = (bench: Workbench) => Promise<Measured>;

export async function startWorkbench(
  settings: Settings,
): Promise<Workbench & { endPart(): Promise<void>; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // PostgreSQL and nginx run as other users.
  chmodSync(folder, 0o755);
  const data = join(folder, 'postgres');
  const { adminUrl, stop: stopPostgres } = await startLocalPostgres(data, undefined);
  const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const stops: (() => Promise<void>)[] = [];
  async function endPart(): Promise<void> {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop().catch((error: unknown) => console.error(error));
  }
  async function closeOnce(): Promise<void> {
    await endPart();
    await stopPostgres();
    rmSync(folder, { recursive: true, force: true });
  }
  let closing: Promise<void> | undefined;
  return {
    ...settings,
    folder,
    postgres: { adminUrl, pid },
    onEnd: (stop) => void stops.push(stop),
    endPart,
    close() {
      closing ??= closeOnce();
      return closing;
    },
  };
}
