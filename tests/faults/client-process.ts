import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Network } from './network-namespace.ts';

export type ClientProcess<Stats> = {
  /** The counts so far. */
  stats(): Promise<Stats>;
  stop(): Promise<Stats>;
};

/** Runs a client in its own process, so that sending an attack does not delay the visitors being measured. */
export function startClient<Options extends object, Stats>(
  { enter }: Pick<Network, 'enter'>,
  file: string,
  options: Options,
): ClientProcess<Stats> {
  const [execPath = process.execPath, ...execArgv] = [...enter, process.execPath];
  const child = fork(file, [JSON.stringify(options)], { execPath, execArgv });
  const exited = once(child, 'exit');
  const stats = async () => {
    const answered = once(child, 'message').then(([message]) => message as Stats);
    child.send('stats');
    return Promise.race([
      answered,
      exited.then(([code]): never => {
        throw new Error(`${file} exited with code ${code}`);
      }),
    ]);
  };
  return {
    stats,
    async stop() {
      const last = await stats();
      child.disconnect();
      await exited;
      return last;
    },
  };
}

/** Called in the client process: starts the client and sends its counts in reply to every message. */
export function serveStats<Options>(start: (options: Options) => object): void {
  const stats = start(JSON.parse(process.argv[2] ?? '{}'));
  process.on('message', () => process.send?.(stats));
  process.once('disconnect', () => process.exit());
}
