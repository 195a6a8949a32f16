const LIGHT = [254, 252, 247] as const;
const DARK = [226, 203, 157] as const;
const LINE = [150, 100, 80] as const;
const MOUTH = [120, 60, 60] as const;

type Channels = readonly number[];

const blend = (from: Channels, to: Channels, share: number) =>
  from.map((channel, index) => channel + ((to[index] ?? channel) - channel) * share);
const hex = (channels: Channels) => `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The colours of a tooth, from 0 (light) to 1 (stained). */
export function enamel(shade: number) {
  const base = blend(LIGHT, DARK, shade);
  return {
    base: hex(base),
    line: hex(blend(base, LINE, 0.45)),
    /** For teeth in shade. */
    dim: hex(blend(base, MOUTH, 0.14)),
  };
}
