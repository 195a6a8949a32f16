import type { Config } from '../server/platform/config.ts';
import type { LiveContent } from '../server/publishing/live-content.ts';
import { createServices, type Services } from '../server/services.ts';
import { createDrafts, type Drafts } from './editing/drafts.ts';
import { createFileEditor, type FileEditor } from './editing/edit-file.ts';
import { createMembers, type Members } from './members/members.ts';
import { createTrail, type Trail } from './members/trail.ts';
import { createPreviewLinks, type PreviewLinks } from './preview/preview-links.ts';
import { createSignIn, type SignIn } from './sign-in/sign-in.ts';
import { createSignInLimits, type SignInLimits } from './sign-in/sign-in-limits.ts';

export type DeskServices = Services & {
  deskUrl: string;
  signIn: SignIn;
  signInLimits: SignInLimits;
  members: Members;
  trail: Trail;
  drafts: Drafts;
  editor: FileEditor;
  previewLinks: PreviewLinks;
};

/** The composition root of the desk: the site's services with the desk's database role, and its own. */
export function createDeskServices(config: Config, startContent: LiveContent): DeskServices {
  const { deskUrl, secret } = config;
  if (!deskUrl) throw new Error('DESK_URL is not set (the address of the desk, such as https://desk.example.org)');
  const site = createServices(config, 'desk', startContent);
  const { mailer, pool } = site;
  const members = createMembers(pool);
  const drafts = createDrafts(pool);
  return Object.assign(site, {
    deskUrl,
    members,
    trail: createTrail(pool),
    signIn: createSignIn({ pool, secret, deskUrl, mailer, members, content: () => site.content }),
    signInLimits: createSignInLimits(pool, secret),
    drafts,
    editor: createFileEditor({ pool, drafts }),
    previewLinks: createPreviewLinks(secret),
  });
}
