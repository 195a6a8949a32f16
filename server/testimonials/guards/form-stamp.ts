import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed timestamps of when a form was rendered. They travel in the form, so no cookie is needed. */
export type FormStamps = {
  issue(): string;
  check(stamp: unknown): 'good' | 'too-fast' | 'forged';
};

/** People need longer for three consents and eight fields. There is no maximum age: a tab may stay open for days. */
const minimumFillMs = 3_000;

/** @param clock real time, even where CLOCK sets the site to another date: this measures a duration */
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
