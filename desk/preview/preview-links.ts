import { createHmac, timingSafeEqual } from 'node:crypto';

/** Long enough for a colleague who works half the week. */
const linkHours = 72;

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

/** Signed addresses that show a member's drafts to whoever has them, until they expire. */
export function createPreviewLinks(secret: string) {
  const sign = (payload: string) => createHmac('sha256', secret).update(`desk preview 1\n${payload}`).digest('base64url');
  return {
    linkHours,
    /** '/preview/<token>', to put before the path of a page. */
    address(memberId: string, now: Date): string {
      // The end of an hour, so that a page has the same address for a while and stays in the browser's cache.
      const expires = Math.ceil(now.getTime() / 3_600_000 + linkHours) * 3_600;
      const payload = `${memberId}.${expires}`;
      return `/preview/${payload}.${sign(payload)}`;
    },
    read(token: string, now: Date): { memberId: string } | 'invalid' | 'expired' {
      const [, payload = '', memberId = '', expires = '', signature = ''] =
        /^(([\w-]{36})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
      const expected = sign(payload);
      if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
        return 'invalid';
      return now.getTime() > Number(expires) * 1000 ? 'expired' : { memberId };
    },
  };
}
