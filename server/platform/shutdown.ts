/** Calls `stop` once: on a signal, or when the parent process ends. */
export function onShutdown(stop: (reason: string) => Promise<void>): void {
  let stopping = false;
  const stopOnce = (reason: string) => {
    if (stopping) return;
    stopping = true;
    stop(reason).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stopOnce('SIGTERM'));
  process.on('SIGINT', () => stopOnce('SIGINT'));
  process.on('disconnect', () => stopOnce('parent process exited'));
}
