/** What each may do, as the desk says it. */
export const roles = {
  editor: 'Editor: prepares changes, which somebody else publishes',
  publisher: 'Publisher: edits and publishes',
  owner: 'Owner: also invites and removes members',
} as const;
export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as [Role, ...Role[]];

export const mayPublish = ({ role }: Pick<Member, 'role'>) => role !== 'editor';

export type Member = { id: string; name: string; email: string; role: Role; seesRequests: boolean };

/** A member in a browser. */
export type SignedIn = Member & { sessionId: string };
