import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '../local/local-postgres.ts';

/** What every part gets. */
export type Workbench = {
  rounds: number;
  /** A temporary folder, removed at the end. */
  folder: string;
  /** One PostgreSQL cluster for the whole run, with default settings. */
  adminUrl: string;
  /** Registers a clean-up for the end of the part. The last one registered runs first. */
  onEnd(stop: () => Promise<void>): void;
};

type Measured = { title: string; tables: { title: string; columns: string[]; rows: string[][] }[] };
export type Part = (bench: Workbench) => Promise<Measured>;

export async function startWorkbench(rounds: number): Promise<Workbench & { endPart(): Promise<void>; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // PostgreSQL and nginx run as other users.
  chmodSync(folder, 0o755);
  const { adminUrl, stop: stopPostgres } = await startLocalPostgres(join(folder, 'postgres'), undefined);
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
    rounds,
    folder,
    adminUrl,
    onEnd: (stop) => void stops.push(stop),
    endPart,
    close() {
      closing ??= closeOnce();
      return closing;
    },
  };
}
