import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { recordInAuditLog } from '../access/audit-log.ts';
import type { DeskEnv } from '../desk-env.ts';
import { showMessage } from '../layout/show-message.tsx';
import { TextLink } from '../layout/text-link.tsx';
import { readForm } from '../read-form.ts';
import type { DeskServices } from '../services.ts';
import { ConfirmScreen, SignInScreen } from './sign-in-screens.tsx';

const email = z.string().trim().max(254).pipe(z.email());
const token = z.string().regex(/^[a-zA-Z]{32}$/);

const mailed = (
  <>
    <p>If the address is a member's, a link is on its way. It works once, within 15 minutes.</p>
    <p>Nothing there? Look in the spam folder, or ask an owner whether you were invited.</p>
  </>
);
const tooMany = (
  <>
    <p>If you have signed in from this network before, a link is on its way all the same.</p>
    <p>Otherwise wait an hour, then ask for a new link.</p>
  </>
);
const notValid = (
  <>
    <p>Each link works once, within 15 minutes.</p>
    <p>
      <TextLink href="/sign-in">Ask for a new link</TextLink>
    </p>
  </>
);
const linkNotValid = (context: Context<DeskEnv>) => showMessage(context, 400, 'This link does not work any more', notValid);

export function signInRoutes(services: DeskServices): Hono<DeskEnv> {
  const { log, metrics, pool, signIn, signInLimits } = services;
  const app = new Hono<DeskEnv>();

  // Anyone can send these forms. They have an address or the token of a link.
  for (const path of ['/sign-in/*', '/sign-out']) app.use(path, bodyLimit({ maxSize: 4_000 }));
  app.get('/sign-in', (context) => context.render(<SignInScreen />, { title: 'Sign in' }));
  app.post('/sign-in', async (context) => {
    const parsed = email.safeParse((await readForm(context.req))['email']);
    if (!parsed.success) {
      context.status(422);
      return context.render(<SignInScreen error="Enter an email address." />, { title: 'Sign in' });
    }
    const [address, member] = [context.get('address'), parsed.data.toLowerCase()];
    const isWithinLimits = await signInLimits.takeRequest(member, address);
    // Not awaited, so that the time to respond does not tell a member from a stranger.
    signInLimits
      .takeMail(member, address, isWithinLimits)
      .then((mayMail) => (mayMail ? signIn.mailLink(member) : undefined))
      .catch((error: unknown) => {
        metrics.signInMailsFailed.inc();
        log.error({ err: error }, 'Failed to mail a sign-in link');
      });
    return isWithinLimits ? context.redirect('/sign-in/sent', 303) : showMessage(context, 429, 'Too many attempts', tooMany);
  });
  app.get('/sign-in/sent', (context) => showMessage(context, 200, 'Check your email', mailed));

  // Mail scanners open links, so opening it changes nothing.
  app.get('/sign-in/link', (context) => {
    const parsed = token.safeParse(context.req.query('token'));
    if (!parsed.success) return linkNotValid(context);
    return context.render(<ConfirmScreen token={parsed.data} />, { title: 'Sign in' });
  });
  app.post('/sign-in/link', async (context) => {
    const parsed = token.safeParse((await readForm(context.req))['token']);
    const used = parsed.success ? await signIn.redeemLink(parsed.data, context.req.raw.headers) : undefined;
    if (!used) return linkNotValid(context);
    await recordInAuditLog(pool, used.member, 'signed in');
    await signInLimits.remember(used.member.id, context.get('address'));
    for (const cookie of used.cookies) context.header('Set-Cookie', cookie, { append: true });
    return context.redirect('/', 303);
  });

  app.post('/sign-out', async (context) => {
    for (const cookie of await signIn.signOut(context.req.raw.headers)) context.header('Set-Cookie', cookie, { append: true });
    return context.redirect('/sign-in', 303);
  });
  return app;
}
