import { Button } from '../../app/ui/button.tsx';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';
import type { Member } from './members.ts';

type Props = {
  person: Member;
  isMe: boolean;
  /** Their changes that are not published, in words. */
  changes: readonly string[];
  previewLink: string;
};

const messages: Readonly<Record<string, string>> = {
  'own-draft': 'Not taken over: you have changed the same content. Publish or discard your own changes first.',
};

/** Asks what happens to a member's unpublished changes before the member is removed. */
export function RemoveScreen({ changes, isMe, person, previewLink }: Props) {
  const intro = isMe
    ? 'You have changes that are not published. They are lost when you leave. Publish them first, or discard them.'
    : `${person.name} has changes that are not published. Take them over to publish them yourself, or discard them.`;
  return (
    <Screen title={`Remove ${person.name}`} intro={intro} messages={messages}>
      <Section title="Not published yet">
        <ul className="grid max-w-4xl border-t border-line">
          {changes.map((change) => (
            <li key={change} className="border-b border-line py-3 wrap-anywhere">
              {change}
            </li>
          ))}
        </ul>
        <p>
          <a href={previewLink} className="font-semibold text-action underline" target="_blank" rel="noopener">
            See the site with these changes<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      </Section>
      <div className="flex flex-wrap gap-4">
        {isMe ? null : <RemoveForm person={person} drafts="take" label={`Take them over and remove ${person.name}`} />}
        <RemoveForm person={person} drafts="discard" label={`Discard them and remove ${person.name}`} />
      </div>
    </Screen>
  );
}

function RemoveForm({ drafts, label, person }: { drafts: 'take' | 'discard'; label: string; person: Member }) {
  return (
    <form method="post" action={`/members/${person.id}/remove`}>
      <input type="hidden" name="drafts" value={drafts} />
      <Button variant={drafts === 'discard' ? 'danger' : 'primary'}>{label}</Button>
    </form>
  );
}
