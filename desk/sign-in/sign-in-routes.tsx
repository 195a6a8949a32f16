import { Hono } from 'hono';
import { z } from 'zod';
import type { DeskEnv } from '../desk-env.ts';
import { renderDocument } from '../layout/desk-document.tsx';
import { Message } from '../layout/message.tsx';
import type { DeskServices } from '../services.ts';
import { ConfirmScreen, SignInScreen } from './sign-in-screens.tsx';

const email = z.string().trim().max(254).pipe(z.email());
const token = z.string().regex(/^[a-zA-Z]{32}$/);

const tooMany = (
  <Message title="Too many attempts">
    <p>Please wait an hour, then ask for a new link.</p>
  </Message>
);

export function signInRoutes(services: DeskServices): Hono<DeskEnv> {
  const { log, signIn, signInLimits, trail } = services;
  const app = new Hono<DeskEnv>();
  const document = (title: string, screen: React.ReactNode) => renderDocument(services, { title, screen });

  app.get('/sign-in', (context) => context.html(document('Sign in', <SignInScreen />)));
  app.post('/sign-in', async (context) => {
    const parsed = email.safeParse((await context.req.parseBody())['email']);
    if (!parsed.success) return context.html(document('Sign in', <SignInScreen error="Enter an email address." />), 422);
    const isAllowed =
      (await signInLimits.take('address', context.get('address'))) &&
      (await signInLimits.take('email', parsed.data.toLowerCase()));
    if (!isAllowed) return context.html(document('Too many attempts', tooMany), 429);
    // Not awaited, so that the time to respond does not tell a member from a stranger.
    signIn.mailLink(parsed.data).catch((error: unknown) => log.error({ err: error }, 'Failed to mail a sign-in link'));
    return context.redirect('/sign-in/sent', 303);
  });
  app.get('/sign-in/sent', (context) =>
    context.html(
      document(
        'Check your email',
        <Message title="Check your email">
          <p>If the address is a member's, a link is on its way. It works once, within 15 minutes.</p>
          <p>Nothing there? Look in the spam folder, or ask an owner whether you were invited.</p>
        </Message>,
      ),
    ),
  );

  // Mail scanners open links, so opening it changes nothing.
  app.get('/sign-in/link', (context) => {
    const parsed = token.safeParse(context.req.query('token'));
    return parsed.success
      ? context.html(document('Sign in', <ConfirmScreen token={parsed.data} />))
      : context.html(document('Link not valid', <LinkNotValid />), 400);
  });
  app.post('/sign-in/link', async (context) => {
    if (!(await signInLimits.take('link', context.get('address'))))
      return context.html(document('Too many attempts', tooMany), 429);
    const parsed = token.safeParse((await context.req.parseBody())['token']);
    const used = parsed.success ? await signIn.redeemLink(parsed.data, context.req.raw.headers) : undefined;
    if (!used) return context.html(document('Link not valid', <LinkNotValid />), 400);
    await trail.record(used.member, 'signed in');
    for (const cookie of used.cookies) context.header('Set-Cookie', cookie, { append: true });
    return context.redirect('/', 303);
  });

  app.post('/sign-out', async (context) => {
    for (const cookie of await signIn.signOut(context.req.raw.headers)) context.header('Set-Cookie', cookie, { append: true });
    return context.redirect('/sign-in', 303);
  });
  return app;
}

function LinkNotValid() {
  return (
    <Message title="This link does not work any more">
      <p>Each link works once, within 15 minutes.</p>
      <p>
        <a href="/sign-in" className="font-semibold text-action underline">
          Ask for a new link
        </a>
      </p>
    </Message>
  );
}
