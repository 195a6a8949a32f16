import { createSigner } from '../../platform/signed-links.ts';

/** People need longer for three consents and eight fields. There is no maximum age: a tab may stay open for days. */
const minimumFillMs = 3_000;

export type FormStamps = ReturnType<typeof createFormStamps>;

/**
 * Signed timestamps of when a form was rendered. They travel in the form, so no cookie is needed.
 * @param clock real time, even where CLOCK sets the site to another date: this measures a duration
 */
export function createFormStamps(secret: string, clock: () => Date) {
  const { sign, verify } = createSigner(secret, 'form stamp 1');
  return {
    issue: () => sign(String(clock().getTime())),
    check(stamp: unknown): 'good' | 'too-fast' | 'forged' {
      const time = typeof stamp === 'string' ? verify(stamp) : undefined;
      if (time === undefined) return 'forged';
      return clock().getTime() - Number(time) < minimumFillMs ? 'too-fast' : 'good';
    },
  };
}
