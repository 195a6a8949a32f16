import pino, { type DestinationStream, type Logger } from 'pino';

/** Names under which a patient's details travel. A log line that carries one of them shows '[redacted]' instead. */
const personal = ['firstName', 'lastName', 'name', 'email', 'phone', 'title', 'description', 'ip', 'to', 'replyTo', 'password'];

const redactPaths = [...personal, ...personal.map((name) => `*.${name}`), ...personal.map((name) => `*.*.${name}`)];

const common = (level: string, process: string) => ({ level, base: { process }, timestamp: pino.stdTimeFunctions.isoTime });

export function createLog(level: string, process: string, destination?: DestinationStream): Logger {
  return pino(
    {
      ...common(level, process),
      redact: { paths: [...redactPaths, 'req.headers', '*.authorization', '*.cookie'], censor: '[redacted]' },
    },
    ...(destination ? [destination] : []),
  );
}
export type Log = Logger;

export type AccessLog = { log: Log; flush(): void };

/**
 * For the one line of each request, whose few fields are all ours: looking for personal names in them, and writing each by itself,
 * cost more than the answer. They are written together, within a second; a process that is killed takes its last ones along.
 */
export function createAccessLog(level: string, process: string): AccessLog {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 1000 });
  return { log: pino(common(level, process), destination), flush: () => destination.flushSync() };
}
