type Table = { title?: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** `measured` says when, and by what or on which machine. */
export type FiguresSection = { title: string; measured: string; command: string; tables: readonly Table[] };

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

const tableLines = ({ columns, rows, title }: Table) => [
  ...(title ? [`### ${title}`, ''] : []),
  row(columns),
  `|${columns.map(() => '---|').join('')}`,
  ...rows.map(row),
  '',
];

const sectionText = ({ command, measured, tables, title }: FiguresSection) =>
  [`## ${title}`, '', `Measured ${measured}:`, '', `    ${command}`, '', ...tables.flatMap(tableLines)].join('\n').trim();

const sectionsIn = (document: string) =>
  document
    .split(/^(?=## )/m)
    .slice(1)
    .map((section): [title: string, text: string] => [section.slice(3, section.indexOf('\n')), section.trim()]);

/** A document in docs/figures. Sections that were not measured again keep their text from the document before. */
export function figuresDocument(introduction: string, sections: readonly FiguresSection[], before = ''): string {
  const measured = sections.map((section): [title: string, text: string] => [section.title, sectionText(section)]);
  const texts = new Map([...sectionsIn(before), ...measured]);
  return `${[introduction, ...texts.values()].join('\n\n')}\n`;
}
