import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Network } from '../own-network.ts';

export type ClientProcess<Figures> = {
  /** What it has counted so far. */
  figures(): Promise<Figures>;
  stop(): Promise<Figures>;
};

/** Attackers and visitors are processes of their own: in one process a visitor would seem to wait while an attack is sent. */
export function startClient<Order extends object, Figures>(
  { enter }: Pick<Network, 'enter'>,
  file: string,
  order: Order,
): ClientProcess<Figures> {
  const [execPath = process.execPath, ...execArgv] = [...enter, process.execPath];
  const child = fork(file, [JSON.stringify(order)], { execPath, execArgv });
  const exited = once(child, 'exit');
  const figures = async () => {
    const answered = once(child, 'message').then(([message]) => message as Figures);
    child.send('figures');
    return Promise.race([
      answered,
      exited.then(([code]): never => {
        throw new Error(`${file} ended with ${code}`);
      }),
    ]);
  };
  return {
    figures,
    async stop() {
      const last = await figures();
      child.disconnect();
      await exited;
      return last;
    },
  };
}

/** For the process itself: starts as it was ordered, and tells its figures when it is asked. */
export function serveFigures<Order>(start: (order: Order) => object): void {
  const figures = start(JSON.parse(process.argv[2] ?? '{}'));
  process.on('message', () => process.send?.(figures));
  process.once('disconnect', () => process.exit());
}
