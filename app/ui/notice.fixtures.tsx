import type { Fixture } from './fixture.ts';
import { Notice, NoticeRegion } from './notice.tsx';

const dismiss = () => undefined;

export const fixtures: Fixture[] = [
  {
    name: 'Success',
    element: (
      <Notice
        tone="success"
        title="Thank You! 🎉"
        description="We'll contact you within 24 hours with video upload instructions."
        onDismiss={dismiss}
      />
    ),
  },
  {
    name: 'Danger',
    element: <Notice tone="danger" title="Validation Error" description="First name is required" onDismiss={dismiss} />,
  },
  {
    name: 'With a line below',
    element: (
      <Notice
        tone="danger"
        title="Error"
        description="Failed to submit your request. Please try again or contact us directly."
        more="You can send it again in 45 minutes."
        onDismiss={dismiss}
      />
    ),
  },
  {
    name: 'Rendered by the server, dismissed without a script',
    element: <Notice tone="danger" title="Validation Error" description="Please select a treatment" asDialog />,
  },
  {
    name: 'Long text',
    element: (
      <Notice
        tone="success"
        title="Article Generated!"
        description='Successfully created: "What to do in the first hour after a grown-up tooth has been knocked out, and what to leave alone until you are in the chair"'
        onDismiss={dismiss}
      />
    ),
  },
  {
    name: 'Region at the bottom right',
    element: (
      // Containment makes position: fixed relative to this box.
      <div className="h-80 rounded-card border border-line bg-mist [contain:layout]">
        <NoticeRegion>
          <Notice
            tone="success"
            title="Article Generated!"
            description="The list has just been brought up to date."
            onDismiss={dismiss}
          />
          <Notice
            tone="danger"
            title="Error"
            description="Failed to submit your request. Please try again or contact us directly."
            onDismiss={dismiss}
          />
        </NoticeRegion>
      </div>
    ),
  },
];
