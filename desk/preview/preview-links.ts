import { createSigner } from '../../server/platform/signed-links.ts';

/** Long enough for a colleague who works half the week. */
const linkHours = 72;

/** Signed links to a member's drafts. They need no session, and expire. */
export function createPreviewLinks(secret: string) {
  const { sign, verify } = createSigner(secret, 'desk preview 1');
  return {
    linkHours,
    /** '/preview/<token>', to put before the path of a page. */
    address(memberId: string, now: Date): string {
      // The end of an hour, so that a page has the same address for a while and stays in the browser's cache.
      const expires = Math.ceil(now.getTime() / 3_600_000 + linkHours) * 3_600;
      return `/preview/${sign(`${memberId}.${expires}`)}`;
    },
    read(token: string, now: Date): { memberId: string } | 'invalid' | 'expired' {
      const [, memberId, expires] = /^([\w-]{36})\.(\d{1,12})$/.exec(verify(token) ?? '') ?? [];
      if (!memberId) return 'invalid';
      return now.getTime() > Number(expires) * 1000 ? 'expired' : { memberId };
    },
  };
}
