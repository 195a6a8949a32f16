import pino, { type DestinationStream, type Logger } from 'pino';

/** Fields that may hold a patient's details. Their values are logged as '[redacted]'. */
const personal = ['firstName', 'lastName', 'name', 'email', 'phone', 'title', 'description', 'ip', 'to', 'replyTo', 'password'];

const redactPaths = personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

const options = (level: string, process: string) => ({ level, base: { process }, timestamp: pino.stdTimeFunctions.isoTime });

export function createLog(level: string, process: string, destination?: DestinationStream): Logger {
  return pino(
    {
      ...options(level, process),
      redact: { paths: [...redactPaths, 'req.headers', '*.authorization', '*.cookie'], censor: '[redacted]' },
    },
    ...(destination ? [destination] : []),
  );
}
export type Log = Logger;

export type AccessLog = { log: Log; flush(): void };

/**
 * For the request log, whose few fields are all ours. Redacting them and writing each line separately cost more than the
 * response. Lines are buffered for up to a second; a killed process loses the last ones.
 */
export function createAccessLog(level: string, process: string): AccessLog {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 1000 });
  return { log: pino(options(level, process), destination), flush: () => destination.flushSync() };
}
