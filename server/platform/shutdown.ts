/** Calls `stop` once: on a signal, or when the parent process ends. Returns a function that undoes this. */
export function onShutdown(stop: (reason: string) => Promise<void>): () => void {
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
  const onSignal = (signal: NodeJS.Signals) => stopOnce(signal);
  const onDisconnect = () => stopOnce('parent process exited');
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal).on('disconnect', onDisconnect);
  return () => void process.off('SIGTERM', onSignal).off('SIGINT', onSignal).off('disconnect', onDisconnect);
}
