import { ButtonLink } from '../../app/ui/button.tsx';
import { Pill } from '../../app/ui/pill.tsx';
import { articlePath } from '../../content-model/article-path.ts';
import { editHref } from '../../content-model/field-address.ts';
import type { Practice } from '../../content-model/schema/practice.ts';
import { isListDue, type WaitingGroup } from '../../content-model/waiting-groups.ts';
import { dayAndMonth, londonTime } from '../../domain/london-time.ts';
import type { ListedArticle } from '../../server/articles/listed-articles.ts';
import type { PendingSchedule } from '../../server/publishing/schedules.ts';
import { DismissedFindings, DismissForm, dismissalMessages } from '../layout/dismiss-forms.tsx';
import { FindingList } from '../layout/finding-list.tsx';
import { ForPublishers } from '../layout/for-publishers.tsx';
import { PostForm } from '../layout/post-form.tsx';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';
import { TextLink } from '../layout/text-link.tsx';

type Props = {
  name: string;
  groups: readonly WaitingGroup[];
  practices: readonly Practice[];
  nextPublication: PendingSchedule | undefined;
  /** Set for later. */
  articles: readonly ListedArticle[];
  today: string;
};

const messages: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed. Patients see today as the date within 7 seconds.',
  'sent-back': 'Sent back, with your note.',
  'not-asked': 'Nothing was done: they are published, sent back or withdrawn already.',
  'not-confirmed': 'Not confirmed: someone changed this practice just now. Try again.',
};

export function TodayScreen({ articles, groups, name, nextPublication, practices, today }: Props) {
  const waiting = groups.filter(({ isWaiting }) => isWaiting);
  return (
    <Screen
      title={`Hello ${name}`}
      intro={waiting.length > 0 ? undefined : 'Nothing is waiting for you. Time to put the kettle on.'}
      messages={messages}
    >
      <div className="-mt-4">
        <ButtonLink href={editHref('pages/home.yaml')}>Change the site</ButtonLink>
      </div>
      {waiting.length > 0 ? (
        <Section title="What waits for you">
          <ul className="grid max-w-4xl border-t border-line">
            {waiting.map(({ detail, href, title }) => (
              <li key={href} className="relative grid gap-0.5 border-b border-line py-3.5 hover:bg-mist">
                <a
                  href={href}
                  className="justify-self-start font-display text-xl font-bold underline decoration-line underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
                >
                  {title}
                </a>
                <p className="text-ink-soft">{detail}</p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section
        id="nhs-lists"
        title="NHS lists"
        intro="The site shows patients when each list was last checked. Confirm it when you have asked at the front desk."
      >
        <ul className="grid max-w-4xl border-t border-line">
          {practices.map(({ location, nhs, slug }) => (
            <li key={slug} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
              <span className="min-w-32 font-semibold">{location}</span>
              <Pill tone={nhs.acceptingNHS ? 'success' : 'neutral'}>
                {nhs.acceptingNHS ? 'Taking NHS patients' : 'List full'}
              </Pill>
              <span className={isListDue({ nhs }, today) ? 'font-semibold text-danger' : 'text-ink-soft'}>
                Checked on {dayAndMonth(nhs.checkedOn)}
              </span>
              <span className="ml-auto flex flex-wrap items-center gap-3">
                <TextLink href={editHref(`practices/${slug}.yaml`, ['nhs'])}>
                  Change<span className="sr-only"> the NHS list of {location}</span>
                </TextLink>
                {nhs.checkedOn === today ? null : (
                  <ForPublishers>
                    <PostForm action={`/nhs-lists/${slug}/confirm`} label="Still correct" about={` in ${location}`} />
                  </ForPublishers>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Set for later">
        {nextPublication ? (
          <p>
            {londonTime(nextPublication.dueAt)}, by {nextPublication.author}: {nextPublication.message}.{' '}
            <TextLink href="/history">See all</TextLink>
          </p>
        ) : articles.length === 0 ? (
          <p className="text-ink-soft">No changes are set for later. Articles appear each morning at nine.</p>
        ) : null}
        {articles.map(({ at, slug, title }) => (
          <p key={slug}>
            {`${londonTime(at)}: `}
            <TextLink href={editHref(articlePath(slug))}>{title}</TextLink>
          </p>
        ))}
      </Section>
      {groups.some(({ dismissed }) => dismissed.length > 0) ? (
        <Section title="Left as it is">
          {groups.map(({ dismissed, href }) =>
            dismissed.map(({ key, title }) => (
              <a key={key} href={`${href}#left`} className="justify-self-start underline">
                {title}
              </a>
            )),
          )}
        </Section>
      ) : null}
    </Screen>
  );
}

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
