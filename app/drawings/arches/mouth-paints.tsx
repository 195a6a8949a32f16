import { enamel } from './enamel.ts';
import { DEPTH, SHADE } from './palate.ts';

/** The paints of `ToothRow` and of the mouth's depth. Goes into the drawing's `defs`. */
export function MouthPaints({ id, shade }: { id: string; shade: number }) {
  const { base, neck, edge, dim } = enamel(shade);
  return (
    <>
      <linearGradient id={`${id}upper`} x2="0" y2="1">
        <stop stopColor={neck} />
        <stop offset=".35" stopColor={base} />
        <stop offset=".8" stopColor={base} />
        <stop offset="1" stopColor={edge} />
      </linearGradient>
      <linearGradient id={`${id}lower`} x2="0" y2="1">
        <stop stopColor={base} />
        <stop offset="1" stopColor={dim} />
      </linearGradient>
      <linearGradient id={`${id}turned`}>
        <stop offset=".3" stopColor={SHADE} stopOpacity=".27" />
        <stop offset=".55" stopColor={SHADE} stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}deep`}>
        <stop offset=".06" stopColor={DEPTH} stopOpacity=".85" />
        <stop offset=".24" stopColor={DEPTH} stopOpacity="0" />
        <stop offset=".8" stopColor={DEPTH} stopOpacity="0" />
        <stop offset=".96" stopColor={DEPTH} stopOpacity=".75" />
      </linearGradient>
    </>
  );
}
