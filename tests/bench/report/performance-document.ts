import type { Part } from '../part.ts';

const introduction = `# Performance, in figures

The site beside what could be had at best, and beside what a practice would have instead, each measured in the same run on the same machine.
The machine is noisy: what is compared takes turns, round after round; a figure is the median, in brackets the least and the most; ratios are taken
round by round. Processor time is that of the servers, their children included, as the kernel counts it. \`npm run bench\` measured and wrote all of this.`;

const trialWarning =
  '**Some of these figures come from a trial of one short round on a busy machine (`--trial`). They show that the command works, and nothing else.**';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n');

function section(part: Part): string {
  const { introduction: words, machine, measuredAt, name, options, plots, rounds, seconds, tables, title, trial } = part;
  const measured = `Measured on ${measuredAt.slice(0, 10)} at ${measuredAt.slice(11, 16)} UTC in ${seconds} s, ${rounds} round${rounds === 1 ? '' : 's'}${trial ? ', a trial' : ''}, ${machine}:`;
  return [
    `## ${title}`,
    words,
    ...tables.flatMap((one) => [`### ${one.title}`, table(one.columns, one.rows)]),
    ...plots.map((plot) => `![${plot.title}](pictures/${plot.file})`),
    measured,
    `    npm run bench -- --only ${name}${options}${trial ? ' --trial' : ''}`,
  ].join('\n\n');
}

/** docs/performance.md. What was not reached comes first: that is what somebody has to do something about. */
export function performanceDocument(parts: readonly Part[]): string {
  const short = parts.flatMap((part) => part.short.map((one) => [part.title, one.what, one.wanted, one.reached, one.limit]));
  const missed =
    short.length > 0
      ? table(['Part', 'What', 'Wanted', 'Reached', 'What limits it'], short)
      : 'Every figure that was asked for was reached.';
  const warning = parts.some(({ trial }) => trial) ? [trialWarning] : [];
  return `${[introduction, ...warning, '## Not reached, and why', missed, ...parts.map(section)].join('\n\n')}\n`;
}
