import type { WaitingGroup } from '../../content-model/waiting-groups.ts';
import { DismissedFindings, DismissForm, dismissalMessages } from '../layout/dismiss-forms.tsx';
import { FindingList } from '../layout/finding-list.tsx';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';

/** What waits in one group, each with its fields, and what was dismissed. */
export function GroupScreen({ group }: { group: WaitingGroup }) {
  return (
    <Screen title={group.title} messages={dismissalMessages}>
      {group.entries.map((entry) => (
        <Section key={entry.key} title={entry.count > 1 ? `${entry.title} (${entry.count})` : entry.title} intro={entry.note}>
          <FindingList findings={entry.findings} first={6} />
          <DismissForm entry={entry} href={group.href} label="Leave it as it is" />
        </Section>
      ))}
      <DismissedFindings group={group} />
    </Screen>
  );
}
