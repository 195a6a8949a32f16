import type { WaitingGroup } from '../content-model/waiting-groups.ts';
import type { AppEnv } from '../server/platform/http/request-log.ts';
import type { SignedIn } from './access/member.ts';

/** Set for all routes that need a session. What waits is read once for each screen. */
type Signed = { member: SignedIn; readWaiting: () => Promise<readonly WaitingGroup[]> };
export type DeskEnv = AppEnv & { Variables: Signed & { address: string } };

export const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The id of a row, in the path of a route. */
export const uuidParam = `:id{${uuid}}` as const;
