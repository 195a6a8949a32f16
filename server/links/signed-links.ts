import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What staff can do from their inbox. Each leads to a page with a button: opening the link changes nothing. */
const linkActions = ['mark-contacted', 'erase-request', 'withdraw-post'] as const;
export type LinkAction = (typeof linkActions)[number];

export type SignedLinks = {
  /** The address of the page that asks for confirmation. */
  address(action: LinkAction, id: string, expires: Date): string;
  /** What a token allows now, or why it allows nothing. */
  read(token: string, now: Date): { action: LinkAction; id: string } | 'invalid' | 'expired';
};

const claims = z.tuple([z.enum(linkActions), z.uuid(), z.string().regex(/^\d{1,12}$/)]);

export function createSignedLinks(secret: string, base: string): SignedLinks {
  const sign = (payload: string) => createHmac('sha256', secret).update(`staff link 1\n${payload}`).digest();
  return {
    address(action, id, expires) {
      const payload = `${action}.${id}.${Math.floor(expires.getTime() / 1000)}`;
      return `${base}/staff/${payload}.${sign(payload).toString('base64url')}`;
    },
    read(token, now) {
      const end = token.lastIndexOf('.');
      const payload = token.slice(0, Math.max(0, end));
      const given = Buffer.from(token.slice(end + 1), 'base64url');
      const expected = sign(payload);
      // The text is compared too: base64url has more than one spelling of the same bytes.
      const same = given.length === expected.length && timingSafeEqual(given, expected);
      if (!same || expected.toString('base64url') !== token.slice(end + 1)) return 'invalid';
      const parsed = claims.safeParse(payload.split('.'));
      if (!parsed.success) return 'invalid';
      const [action, id, seconds] = parsed.data;
      return now.getTime() > Number(seconds) * 1000 ? 'expired' : { action, id };
    },
  };
}
