/** Long enough for the line to empty, short enough for somebody who waits. */
export const retryAfterSeconds = '2';

const headers = { 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds };

const page = (sent: boolean) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>One moment, please</title>
<h1>One moment, please</h1>
<p>More people are asking for this page than we can answer just now. Please try again in a few seconds.</p>
${sent ? '<p>What you sent has not been stored. Go back one page: your words are still there.</p>\n' : ''}</html>
`;

/** What somebody gets whom there is no place for: small, made of nothing, and true for people and programs alike. */
export function overloadAnswer(request: Request): Response {
  const path = new URL(request.url).pathname;
  if (path.startsWith('/functions/')) {
    return Response.json({ message: 'The site is busy. Try again in a few seconds.' }, { status: 503, headers });
  }
  if (!request.headers.get('accept')?.includes('text/html')) {
    return new Response('The site is busy. Try again in a few seconds.\n', {
      status: 503,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  return new Response(page(request.method === 'POST'), {
    status: 503,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}
