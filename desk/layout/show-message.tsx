import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import type { DeskEnv } from '../desk-env.ts';
import { Screen } from './screen.tsx';

/** Answers with what happened and what to do, instead of the screen that was asked for. */
export function showMessage(context: Context<DeskEnv>, status: ContentfulStatusCode, title: string, intro: ReactNode) {
  context.status(status);
  return context.render(<Screen title={title} intro={intro} />, { title });
}
