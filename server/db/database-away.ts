/** Of the operating system, and of PostgreSQL: class 08 is the connection, 57P its stopping and starting, 53 its want of room. */
const goneCodes = /^(?:ECONN(?:REFUSED|RESET)|EPIPE|ENOENT|ETIMEDOUT|08\w{3}|57P\w\d|53\d{3})$/;
/** What pg says itself has no code. */
const goneWords = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a question failed because the database could not be asked: the same question may be answered in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return goneCodes.test(code) || goneWords.test(error.message);
}
