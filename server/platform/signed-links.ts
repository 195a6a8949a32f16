import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Actions that staff can take from an email. Each link opens a page with a button: opening it changes nothing. */
const linkActions = ['mark-contacted', 'erase-request', 'withdraw-post'] as const;
export type LinkAction = (typeof linkActions)[number];

export type SignedLinks = ReturnType<typeof createSignedLinks>;

const claims = z.tuple([z.enum(linkActions), z.uuid(), z.string().regex(/^\d{1,12}$/)]);

/** Signs tokens for one purpose. `verify` returns the payload of a token, or undefined if the signature is wrong. */
export function createSigner(secret: string, purpose: string) {
  const signatureOf = (payload: string) => createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest('base64url');
  return {
    sign: (payload: string) => `${payload}.${signatureOf(payload)}`,
    verify(token: string): string | undefined {
      const end = token.lastIndexOf('.');
      const payload = token.slice(0, Math.max(0, end));
      // Compared as text: base64url has more than one spelling of the same bytes.
      const signature = Buffer.from(token.slice(end + 1));
      const expected = Buffer.from(signatureOf(payload));
      return signature.length === expected.length && timingSafeEqual(signature, expected) ? payload : undefined;
    },
  };
}

/** How long a link in an email works. */
export const linkDays = 30;
export const linkExpiry = (now: Date) => new Date(now.getTime() + linkDays * 86_400_000);

export function createSignedLinks(secret: string, base: string) {
  const { sign, verify } = createSigner(secret, 'staff link 1');
  return {
    /** URL of the confirmation page. */
    address(action: LinkAction, id: string, expires: Date): string {
      const payload = `${action}.${id}.${Math.floor(expires.getTime() / 1000)}`;
      return `${base}/staff/${sign(payload)}`;
    },
    /** The action that a token allows, or why it allows none. */
    read(token: string, now: Date): { action: LinkAction; id: string } | 'invalid' | 'expired' {
      const payload = verify(token);
      if (payload === undefined) return 'invalid';
      const parsed = claims.safeParse(payload.split('.'));
      if (!parsed.success) return 'invalid';
      const [action, id, seconds] = parsed.data;
      return now.getTime() > Number(seconds) * 1000 ? 'expired' : { action, id };
    },
  };
}
