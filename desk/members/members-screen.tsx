import { Button } from '../../app/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '../../app/ui/field.tsx';
import { Pill } from '../../app/ui/pill.tsx';
import { capitalise } from '../../domain/capitalise.ts';
import { londonTime } from '../../domain/london-time.ts';
import type { AuditEntry } from '../access/audit-log.ts';
import { type Member, roles } from '../access/member.ts';
import { More } from '../layout/more.tsx';
import { PostForm } from '../layout/post-form.tsx';
import { Screen } from '../layout/screen.tsx';
import { Section } from '../layout/section.tsx';
import { deviceName } from './device-name.ts';
import type { MemberSession } from './members.ts';

export type InviteErrors = Partial<Record<'name' | 'email' | 'role' | 'seesRequests', string | undefined>>;

type Props = {
  me: Member;
  members: readonly Member[];
  sessions: readonly MemberSession[];
  currentSession: string;
  /** Empty for editors. */
  auditLog: readonly AuditEntry[];
  errors: InviteErrors;
  given: InviteErrors;
};

const messages: Readonly<Record<string, string>> = {
  invited: 'Invited. A link is on its way to them.',
  'invited-without-mail': 'Added, but the email could not be sent. Ask your engineer for a link: npm run desk:invite prints one.',
  changed: 'Saved.',
  removed: 'Removed. Their sessions have ended and their links no longer work.',
  'last-owner': 'This is the only owner. Make someone else an owner first.',
  'session-ended': 'That session has ended.',
};

const roleOptions = Object.entries(roles).map(([value, label]) => ({ value, label }));

export function MembersScreen({ currentSession, errors, given, me, members, sessions, auditLog }: Props) {
  const isOwner = me.role === 'owner';
  return (
    <Screen title="Members" messages={messages}>
      <Section title="Who can use the desk">
        <ul className="grid gap-4 lg:grid-cols-2">
          {members.map((person) => (
            <li key={person.id} className="grid content-start gap-4 rounded-card border border-line bg-card p-5">
              <div className="flex flex-wrap items-start justify-between gap-3">
                <div className="min-w-0">
                  <p className="font-bold">
                    {person.name}
                    {person.id === me.id ? <span className="font-normal text-ink-soft"> (you)</span> : null}
                  </p>
                  <p className="text-[0.9375em] text-ink-soft">{person.email}</p>
                </div>
                <div className="flex flex-wrap gap-2">
                  <Pill tone={person.role === 'owner' ? 'success' : 'neutral'}>{capitalise(person.role)}</Pill>
                  {person.seesRequests ? <Pill tone="neutral">Sees requests</Pill> : null}
                </div>
              </div>
              {isOwner ? <MemberActions person={person} /> : null}
            </li>
          ))}
        </ul>
      </Section>
      {isOwner ? <InviteForm errors={errors} given={given} /> : null}
      <Section title="Where you are signed in">
        <ul className="grid max-w-2xl gap-3">
          {sessions.map(({ endsAt, id, startedAt, userAgent }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
              <div>
                <p className="font-semibold">
                  {deviceName(userAgent)}
                  {id === currentSession ? <span className="font-normal text-ink-soft"> (this one)</span> : null}
                </p>
                <p className="text-[0.9375em] text-ink-soft">
                  Since {londonTime(startedAt)}, until {londonTime(endsAt)}
                </p>
              </div>
              {id === currentSession ? null : <PostForm action={`/members/sessions/${id}/end`} label="End this session" />}
            </li>
          ))}
        </ul>
      </Section>
      {isOwner ? <AuditLog entries={auditLog} /> : null}
    </Screen>
  );
}

function MemberActions({ person }: { person: Member }) {
  return (
    <More label="Change or remove" about={` ${person.name}`}>
      <PostForm action={`/members/${person.id}/change`} label="Save">
        <SelectField label="Role" name="role" placeholder="Choose" options={roleOptions} defaultValue={person.role} />
        <CheckboxField label="Sees patients' requests" name="seesRequests" defaultChecked={person.seesRequests} />
      </PostForm>
      <PostForm action={`/members/${person.id}/remove`} label={`Remove ${person.name}`} variant="danger" />
    </More>
  );
}

function InviteForm({ errors, given }: { errors: InviteErrors; given: InviteErrors }) {
  return (
    <Section title="Invite someone">
      <form method="post" action="/members/invite" noValidate className="grid max-w-md gap-5">
        <TextField label="Name" name="name" error={errors.name} defaultValue={given.name} focusOnLoad={Boolean(errors.name)} />
        <TextField
          label="Email address"
          name="email"
          type="email"
          error={errors.email}
          defaultValue={given.email}
          focusOnLoad={Boolean(errors.email) && !errors.name}
        />
        <SelectField
          label="Role"
          name="role"
          placeholder="Choose"
          options={roleOptions}
          error={errors.role}
          defaultValue={given.role ?? 'publisher'}
        />
        <CheckboxField label="Sees patients' requests" name="seesRequests" defaultChecked={given.seesRequests === 'true'} />
        <div>
          <Button>Invite</Button>
        </div>
      </form>
    </Section>
  );
}

function AuditLog({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Section title="Who did what">
      <ol className="grid max-w-3xl gap-2">
        {entries.map(({ action, at, detail, who }) => (
          <li key={`${at.toISOString()} ${who} ${action} ${detail}`} className="border-b border-line pb-2">
            <time dateTime={at.toISOString()} className="text-[0.9375em] text-ink-soft">
              {londonTime(at)}
            </time>{' '}
            {who} {action} {detail}
          </li>
        ))}
      </ol>
    </Section>
  );
}
