import { describePlace, type Finding, type FindingKind } from '../../content/check.ts';
import type { Organisation } from '../../content/schema/organisation.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** In mail order: errors on the site first, the long list of demo placeholders last. */
const headings: Record<FindingKind, string> = {
  schema: 'Wrong values',
  'dead-link': 'Links that lead nowhere',
  contrast: 'Colours that are hard to read',
  'out-of-date': 'Out of date',
  missing: 'Missing',
  conflict: 'Figures that differ from page to page',
  placeholder: 'Placeholders to replace before going live',
};

const closing = 'How to change each of these is in content/README.md.';

type Report = {
  organisation: Pick<Organisation, 'name' | 'contacts'>;
  findings: readonly Finding[];
  /** London's date. It forms the message id, so that retries send the same mail. */
  date: string;
  base: string;
};

export function contentReportMail({ organisation, findings, date, base }: Report): Mail {
  const groups = (Object.keys(headings) as FindingKind[])
    .map((kind) => ({ heading: headings[kind], items: findings.filter((finding) => finding.kind === kind) }))
    .filter((group) => group.items.length > 0);
  const count = findings.length === 1 ? '1 thing needs a person' : `${findings.length} things need a person`;
  const outcome = findings.length === 0 ? 'Nothing needs you this week' : count;
  const intro = `The content of ${base} was checked on ${date}. ${outcome}.`;
  const places = (finding: Finding) => finding.places.map(describePlace).join(', ');

  const text = [
    intro,
    ...groups.map(({ heading, items }) => {
      const lines = items.map((item) =>
        [`- ${item.message} (${places(item)})`, ...item.details.map((detail) => `    ${detail}`)].join('\n'),
      );
      return `${heading}\n${lines.join('\n')}`;
    }),
    closing,
  ].join('\n\n');

  return {
    to: organisation.contacts.operations.email,
    subject: `${organisation.name}: website content, ${date}`,
    text,
    messageId: `<content-report-${date}@${new URL(base).hostname}>`,
  };
}
