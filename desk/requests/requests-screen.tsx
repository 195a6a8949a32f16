import type { ReactNode } from 'react';
import { Pill } from '../../app/ui/pill.tsx';
import { londonTime } from '../../domain/london-time.ts';
import { dialable } from '../../domain/uk-phone.ts';
import type { TestimonialRequest } from '../../server/testimonials/testimonial-requests.ts';
import { More } from '../layout/more.tsx';
import { Pages } from '../layout/pages.tsx';
import { PostForm } from '../layout/post-form.tsx';
import { Screen } from '../layout/screen.tsx';
import { TextLink } from '../layout/text-link.tsx';
import type { Consents, RequestPage } from './requests.ts';

type Wordings = ReadonlyMap<string, Consents>;
type Props = RequestPage & { all: boolean; page: number; consents: Wordings };

const messages: Readonly<Record<string, string>> = {
  contacted: 'Marked as contacted.',
  erase: 'Erased.',
  nothing: 'That was already done, by you or by someone else.',
};

const intro =
  'These patients offer a video testimonial. We promise to contact them within 24 hours. Only members with the permission see this page.';

const digestReasons = {
  trap: 'May be spam: a hidden field was filled in',
  'too-fast': 'May be spam: sent within seconds',
  crowded: 'One of many at once: in the hourly email',
};

export function RequestsScreen({ all, consents, page, pages, requests }: Props) {
  return (
    <Screen title="Patients' requests" intro={intro} messages={messages}>
      <nav aria-label="Which requests" className="flex flex-wrap gap-1">
        <a href="/requests" className="desk-link" aria-current={all ? undefined : 'page'}>
          Waiting
        </a>
        <a href="/requests?show=all" className="desk-link" aria-current={all ? 'page' : undefined}>
          All
        </a>
      </nav>
      {requests.length === 0 ? <p>{all ? 'There are no requests.' : 'No one is waiting.'}</p> : null}
      <ul className="grid gap-5 lg:grid-cols-2">
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} consents={consents} />
        ))}
      </ul>
      <Pages address={`/requests?${all ? 'show=all&' : ''}page=`} page={page} pages={pages} />
    </Screen>
  );
}

function RequestCard({ consents, request }: { consents: Wordings; request: TestimonialRequest }) {
  const { contactedAt, consentVersion, description, digestReason, email, id, phone, reference } = request;
  const wording = consents.get(consentVersion);
  const agreed = [
    { to: 'video recording', yes: true, text: wording?.video },
    { to: 'website display', yes: true, text: wording?.website },
    { to: 'marketing', yes: request.consentMarketing, text: wording?.marketing },
  ];
  return (
    <li className="grid content-start gap-4 rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-xl break-words">
          {request.firstName} {request.lastName}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Pill tone={contactedAt ? 'success' : 'warning'}>{contactedAt ? 'Contacted' : 'Waiting'}</Pill>
          {digestReason ? <Pill tone="neutral">{digestReasons[digestReason]}</Pill> : null}
        </div>
      </div>
      <dl className="grid gap-2">
        <Row label="Reference">{reference}</Row>
        <Row label="Sent">{londonTime(request.submittedAt, 'full')}</Row>
        {contactedAt ? <Row label="Contacted">{londonTime(contactedAt, 'full')}</Row> : null}
        <Row label="Email">
          <TextLink href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</TextLink>
        </Row>
        <Row label="Phone">
          <TextLink href={dialable(phone)}>{phone}</TextLink>
        </Row>
        <Row label="Treatment">{request.treatment}</Row>
        <Row label="Rating">{request.rating} of 5</Row>
        <Row label="Title">{request.title}</Row>
        {description ? <Row label="Description">{description}</Row> : null}
        {agreed.map(({ text, to, yes }) => (
          <Row key={to} label={`${yes ? 'Agreed' : 'Did not agree'} to ${to}`}>
            {text ?? `A wording that was never published here (version ${consentVersion})`}
          </Row>
        ))}
      </dl>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        {contactedAt ? null : (
          <PostForm action={`/requests/${id}/contacted`} label="Mark as contacted" about={` ${reference}`} variant="primary" />
        )}
        <More label="Erase" about={` ${reference}`}>
          <PostForm action={`/requests/${id}/erase`} label={`Erase ${reference} for good`} variant="danger">
            <p>
              This erases everything that the patient sent: name, email, phone, answers and consents. It cannot be undone. Emails
              about it stay in your inbox, so delete them there.
            </p>
          </PostForm>
        </More>
      </div>
    </li>
  );
}

function Row({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-[0.9375em] text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">{children}</dd>
    </div>
  );
}
