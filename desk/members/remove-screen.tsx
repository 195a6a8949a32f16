import type { Member } from '../access/member.ts';
import { draftsFull } from '../drafts/drafts.ts';
import { PostForm } from '../layout/post-form.tsx';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';
import { TextLink } from '../layout/text-link.tsx';

type Props = {
  person: Member;
  isMe: boolean;
  /** Their changes that are not published, in words. */
  changes: readonly string[];
  previewLink: string;
};

const messages: Readonly<Record<string, string>> = {
  'own-draft': 'Not taken over: you have changed the same content. Publish or discard your own changes first.',
  full: `Not taken over. ${draftsFull}`,
};

/** Asks what happens to a member's unpublished changes before the member is removed. */
export function RemoveScreen({ changes, isMe, person, previewLink }: Props) {
  const intro = isMe
    ? 'You have changes that are not published. They are lost when you leave. Publish them first, or discard them.'
    : `${person.name} has changes that are not published. Take them over to publish them yourself, or discard them.`;
  const action = `/members/${person.id}/remove`;
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
          <TextLink href={previewLink} newTab>
            See the site with these changes
          </TextLink>
        </p>
      </Section>
      <div className="flex flex-wrap gap-4">
        {isMe ? null : (
          <PostForm
            action={action}
            label={`Take them over and remove ${person.name}`}
            variant="primary"
            sends={{ name: 'drafts', value: 'take' }}
          />
        )}
        <PostForm
          action={action}
          label={`Discard them and remove ${person.name}`}
          variant="danger"
          sends={{ name: 'drafts', value: 'discard' }}
        />
      </div>
    </Screen>
  );
}
