/** Operating system errors, and PostgreSQL's: 08 is the connection, 57P shutdown and startup, 53 insufficient resources. */
const codes =
  /^(?:ECONN(?:REFUSED|RESET)|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ENOENT|ETIMEDOUT|08\w{3}|57P\w\d|53\d{3})$/;
/** Errors of pg itself have no code. */
const messages = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a query failed because the database is unavailable. The same query may succeed a moment later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return codes.test(code) || messages.test(error.message);
}
