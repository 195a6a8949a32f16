import pino, { type DestinationStream, type Logger } from 'pino';

/** Names under which a patient's details travel. A log line that carries one of them shows '[redacted]' instead. */
const personal = ['firstName', 'lastName', 'name', 'email', 'phone', 'title', 'description', 'ip', 'to', 'replyTo', 'password'];

const redactPaths = [...personal, ...personal.map((name) => `*.${name}`), ...personal.map((name) => `*.*.${name}`)];

export function createLog(level: string, process: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { process },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: [...redactPaths, 'req.headers', '*.authorization', '*.cookie'], censor: '[redacted]' },
    },
    ...(destination ? [destination] : []),
  );
}
export type Log = Logger;
