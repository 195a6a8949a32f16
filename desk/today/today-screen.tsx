import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../app/ui/button.tsx';
import { Pill } from '../../app/ui/pill.tsx';
import type { SiteContent } from '../../content/schema/site.ts';
import { dayAndMonth, londonTime } from '../../domain/london-time.ts';
import type { PendingSchedule } from '../../server/publishing/schedules.ts';
import { editHref } from '../editing/field-address.ts';
import type { FieldFinding } from '../editing/field-findings.ts';
import { FindingList } from '../editing/finding-list.tsx';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';
import type { NhsList, WaitingRequests } from './today.ts';

type Props = {
  name: string;
  lists: readonly NhsList[];
  notices: SiteContent['notices'];
  /** Undefined for members who may not see them. */
  requests: WaitingRequests | undefined;
  drafts: number;
  nextPublication: PendingSchedule | undefined;
  findings: readonly FieldFinding[];
  message: string | undefined;
  today: string;
};

const messages: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed. Patients see today as the date within 7 seconds.',
  'not-confirmed': 'Not confirmed: someone changed this practice just now. Try again.',
};

const link = 'font-semibold text-action underline';

export function TodayScreen(props: Props) {
  const { drafts, findings, lists, name, nextPublication, notices, requests, message, today } = props;
  const tasks = [
    requests && requests.waiting > 0 ? (
      <Task key="requests" href="/requests" title={`${count(requests.waiting, 'request')} to answer`}>
        {requests.oldest ? `The oldest came on ${londonTime(requests.oldest)}.` : null}
        {requests.withoutMail > 0 ? ` The email about ${requests.withoutMail} of them was not sent.` : null}
      </Task>
    ) : null,
    drafts > 0 ? (
      <Task key="drafts" href="/changes" title={`${count(drafts, 'change')} not published`}>
        Review and publish what you changed.
      </Task>
    ) : null,
    ...notices.map(({ text, until }) => (
      <Task
        key={text}
        href={editHref('notices.yaml')}
        title={until < today ? 'A notice has ended' : `A notice ends on ${dayAndMonth(until)}`}
      >
        {text}
      </Task>
    )),
  ].filter(Boolean);
  return (
    <Screen
      title={`Hello ${name}`}
      intro={tasks.length > 0 ? undefined : 'Nothing is waiting for you.'}
      messages={messages}
      message={message}
    >
      <div className="-mt-4">
        <ButtonLink href={`${editHref('pages/home.yaml')}#page`}>Change the site</ButtonLink>
      </div>
      {tasks.length > 0 ? <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{tasks}</ul> : null}
      <Section
        title="NHS lists"
        intro="The site shows patients when each list was last checked. Confirm it when you have asked at the front desk."
      >
        <ul className="grid max-w-4xl border-t border-line">
          {lists.map(({ checkedOn, isAccepting, isDue, location, slug }) => (
            <li key={slug} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
              <span className="min-w-32 font-semibold">{location}</span>
              <Pill tone={isAccepting ? 'success' : 'neutral'}>{isAccepting ? 'Taking NHS patients' : 'List full'}</Pill>
              <span className={isDue ? 'font-semibold text-danger' : 'text-ink-soft'}>Checked on {dayAndMonth(checkedOn)}</span>
              <span className="ml-auto flex flex-wrap items-center gap-3">
                <a href={editHref(`practices/${slug}.yaml`, ['nhs'])} className={link}>
                  Change<span className="sr-only"> the NHS list of {location}</span>
                </a>
                {checkedOn === today ? null : (
                  <form method="post" action={`/nhs-lists/${slug}/confirm`}>
                    <Button variant="secondary">
                      Still correct<span className="sr-only"> in {location}</span>
                    </Button>
                  </form>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Next publication">
        {nextPublication ? (
          <p>
            {londonTime(nextPublication.dueAt)}, by {nextPublication.author}: {nextPublication.message}.{' '}
            <a href="/history" className={link}>
              See all
            </a>
          </p>
        ) : (
          <p className="text-ink-soft">No changes are set for later. Articles appear each morning at nine.</p>
        )}
      </Section>
      <Section title="What the check found on the site">
        {findings.length === 0 ? <p className="text-ink-soft">Nothing.</p> : null}
        <FindingList findings={findings} first={5} />
      </Section>
    </Screen>
  );
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function Task({ children, href, title }: { children: ReactNode; href: string; title: string }) {
  return (
    <li className="grid content-start gap-1 rounded-card border border-line bg-card p-5">
      <a
        href={href}
        className="font-display text-xl font-bold underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {title}
      </a>
      <p className="text-ink-soft">{children}</p>
    </li>
  );
}
