import type { AppEnv } from '../server/platform/http/request-log.ts';
import type { DeskSession } from './sign-in/sign-in.ts';

/** `session` is set for all routes that need one. */
export type DeskEnv = AppEnv & { Variables: { address: string; session: DeskSession } };
