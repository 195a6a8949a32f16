import { Button } from '../../app/ui/button.tsx';
import { TextAreaField } from '../../app/ui/field.tsx';
import { londonTime } from '../../domain/london-time.ts';
import { Section } from '../layout/section.tsx';

export const reviewRequestMessages = {
  asked: 'Asked. Everyone who may publish gets an email, and sees it on Today.',
  'asked-again':
    'Asked again. Everyone who may publish sees it on Today. They get no new email: you asked less than an hour ago.',
};

/** For editors. */
export function ReviewRequestForm({ since }: { since: Date | undefined }) {
  return (
    <div className="grid max-w-xl gap-4">
      {since ? <p className="font-semibold">You asked on {londonTime(since)}. You can go on writing, or ask again.</p> : null}
      <TextAreaField label="A note (optional)" name="note" rows={2} hint="What it is about, for whoever publishes it." />
      <div>
        <Button size="large" sends={{ formAction: '/ask' }}>
          Ask to publish
        </Button>
      </div>
    </div>
  );
}

/** For publishers and owners. */
export function SendBack({ id }: { id: string }) {
  return (
    <Section title="Or send it back">
      <div className="grid max-w-xl gap-4">
        <TextAreaField label="What is to be changed first" name="note" rows={2} hint="They get it by email." />
        <div>
          <Button variant="secondary" sends={{ formAction: `/asked/${id}/send-back` }}>
            Send back
          </Button>
        </div>
      </div>
    </Section>
  );
}
