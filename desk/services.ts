import type { Config } from '../server/platform/config.ts';
import { createRateLimiter } from '../server/platform/rate-limiter.ts';
import type { LiveContent } from '../server/publishing/live-content.ts';
import { createServices } from '../server/services.ts';
import { createDrafts } from './drafts/drafts.ts';
import { createFileEditor } from './drafts/edit-file.ts';
import { createMembers } from './members/members.ts';
import { createPreviewLinks } from './preview/preview-links.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import { createSignInLimits } from './sign-in/sign-in-limits.ts';

export type DeskServices = ReturnType<typeof createDeskServices>;

/** The composition root of the desk: the site's services with the desk's database role, and its own. */
export function createDeskServices(config: Config, startContent: LiveContent) {
  const { deskUrl, secret } = config;
  if (!deskUrl) throw new Error('DESK_URL is not set (the address of the desk, such as https://desk.example.org)');
  const site = createServices(config, 'desk', startContent);
  const { mailer, pool } = site;
  const members = createMembers(pool);
  const drafts = createDrafts(pool);
  return Object.assign(site, {
    deskUrl,
    members,
    signIn: createSignIn({ pool, secret, deskUrl, mailer, members, content: () => site.content }),
    signInLimits: createSignInLimits(pool, secret),
    drafts,
    /** The limits of signing in delete expired rows. */
    reviewRequestLimit: createRateLimiter(
      pool,
      { tableName: 'desk_rate_limits', clearExpiredByTimeout: false },
      { keyPrefix: 'ask-to-publish', points: 1 },
    ),
    editor: createFileEditor(pool, drafts, () => site.live),
    previewLinks: createPreviewLinks(secret),
  });
}
