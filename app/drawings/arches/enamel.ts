const LIGHT = [254, 252, 247] as const;
const DARK = [226, 203, 157] as const;
const ROOT = [210, 168, 122] as const;
const GLASS = [222, 230, 236] as const;
const LINE = [150, 100, 80] as const;
const MOUTH = [120, 60, 60] as const;

type Channels = readonly number[];

const blend = (from: Channels, to: Channels, share: number) =>
  from.map((channel, index) => channel + ((to[index] ?? channel) - channel) * share);
const hex = (channels: Channels) => `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The colours of a tooth from 0, light, to 1, which is years of tea. A tooth is warmest at its neck and clearest at its edge. */
export function enamel(shade: number) {
  const base = blend(LIGHT, DARK, shade);
  return {
    base: hex(base),
    neck: hex(blend(base, ROOT, 0.26 + 0.1 * shade)),
    edge: hex(blend(base, GLASS, 0.4 * (1 - 0.6 * shade))),
    line: hex(blend(base, LINE, 0.45)),
    /** Where less light comes. */
    dim: hex(blend(base, MOUTH, 0.32)),
  };
}
