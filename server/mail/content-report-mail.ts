import type { Finding } from '../../content/check.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import type { Mail } from './mailer.ts';

const escapeHtml = (value: string) => value.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

const headings: Record<Finding['kind'], string> = {
  schema: 'Wrong values',
  'dead-link': 'Links that lead nowhere',
  contrast: 'Colours that are hard to read',
  'out-of-date': 'Out of date',
  missing: 'Missing',
  conflict: 'Figures that differ from page to page',
  placeholder: 'Placeholders to replace before going live',
};

/** What stands in the way of a correct site comes first; the long list of demo placeholders comes last. */
const order = Object.keys(headings) as Finding['kind'][];

type Report = { content: SiteContent; findings: readonly Finding[]; date: string; base: string };

export function contentReportMail({ content, findings, date, base }: Report): Mail {
  const { name, contacts } = content.organisation;
  const groups = order
    .map((kind) => ({ heading: headings[kind], items: findings.filter((finding) => finding.kind === kind) }))
    .filter((group) => group.items.length > 0);
  const place = (finding: Finding) => (finding.line ? `${finding.file}, line ${finding.line}` : finding.file);
  const intro =
    findings.length === 0
      ? `The content of ${base} was checked on ${date}. Nothing needs you this week.`
      : `The content of ${base} was checked on ${date}. ${findings.length} ${findings.length === 1 ? 'thing needs' : 'things need'} a person.`;

  const text = [
    intro,
    ...groups.map((group) => `${group.heading}\n${group.items.map((item) => `- ${item.message} (${place(item)})`).join('\n')}`),
    'How to change each of these is in content/README.md.',
  ].join('\n\n');
  const html = [
    `<p>${escapeHtml(intro)}</p>`,
    ...groups.map((group) => {
      const items = group.items.map((item) => `<li>${escapeHtml(item.message)} <small>(${escapeHtml(place(item))})</small></li>`);
      return `<h2>${escapeHtml(group.heading)}</h2><ul>${items.join('')}</ul>`;
    }),
    '<p>How to change each of these is in content/README.md.</p>',
  ].join('\n');

  return {
    to: contacts.operations.email,
    subject: `${name}: website content, week of ${date}`,
    text,
    html,
    messageId: `<content-report-${date}@${new URL(base).hostname}>`,
  };
}
