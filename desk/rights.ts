import type { Hono, MiddlewareHandler } from 'hono';
import type { SignedIn } from './access/member.ts';
import { mayPublish } from './access/member.ts';
import type { DeskEnv } from './desk-env.ts';
import { showMessage } from './layout/show-message.tsx';

/** Refuses a route to other members. `who` is for the test that lists all routes. */
function only(who: string, isAllowed: (member: SignedIn) => boolean, title = '', intro = '') {
  const refuseOthers: MiddlewareHandler<DeskEnv> = async (context, next) => {
    const member = context.get('member');
    if (isAllowed(member)) return next();
    context.get('log').warn({ memberId: member.id, path: context.req.path }, `Rejected: only for ${who}`);
    return showMessage(context, 403, title, intro);
  };
  return Object.assign(refuseOthers, { who });
}

/** Each route that needs a session names one of these before its handler. */
export const anyMember = only('any member', () => true);
export const publishers = only(
  'publishers',
  mayPublish,
  'Ask somebody who may publish',
  'You can prepare changes, and ask for them to be published.',
);
export const owners = only('owners', ({ role }) => role === 'owner', 'Only owners can do this', 'Ask an owner of the desk.');
export const requestReaders = only(
  'members who see requests',
  ({ seesRequests }) => seesRequests,
  "You cannot see patients' requests",
  'Ask an owner of the desk.',
);

/** Throws if a route names none of them: any member could use it. */
export function requireRights(routes: Hono<DeskEnv>['routes']): void {
  const named = new Set(routes.filter(({ handler }) => 'who' in handler).map(({ method, path }) => `${method} ${path}`));
  const open = routes
    .map(({ method, path }) => `${method} ${path}`)
    .find((route) => !route.startsWith('ALL ') && !named.has(route));
  if (open) throw new Error(`Name who may use ${open}`);
}
