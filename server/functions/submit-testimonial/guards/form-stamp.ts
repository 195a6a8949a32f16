import { createHmac, timingSafeEqual } from 'node:crypto';

/** When a form was rendered, in a way that only we can write: it travels in the form, so no cookie is needed. */
export type FormStamps = {
  issue(): string;
  check(stamp: unknown): 'good' | 'too-fast' | 'forged';
};

/** Nobody reads three consents and fills in eight fields in less. A stamp never gets too old: a tab may stay open for days. */
const minimumFillMs = 3_000;

/** @param clock real time, even where the site's own clock is stopped: how long somebody took is no matter of the calendar */
export function createFormStamps(secret: string, clock: () => Date): FormStamps {
  const sign = (time: string) => createHmac('sha256', secret).update(`form stamp 1\n${time}`).digest('base64url');
  return {
    issue() {
      const time = String(clock().getTime());
      return `${time}.${sign(time)}`;
    },
    check(stamp) {
      const [, time, signature] = typeof stamp === 'string' ? (/^(\d{1,15})\.([\w-]{43})$/.exec(stamp) ?? []) : [];
      if (time === undefined || signature === undefined) return 'forged';
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(time)))) return 'forged';
      return clock().getTime() - Number(time) < minimumFillMs ? 'too-fast' : 'good';
    },
  };
}
