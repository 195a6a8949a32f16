import { Accordion } from './accordion.tsx';
import type { Fixture } from './fixture.ts';

export const fixtures: Fixture[] = [
  {
    name: 'One open at a time',
    element: (
      <Accordion
        items={[
          { title: 'How do I change an appointment?', content: <p>Ring the practice. We ask for 24 hours’ notice.</p> },
          {
            title: 'What do I pay if I am pregnant?',
            content: <p>Nothing. NHS treatment is free while you are pregnant and for 12 months after the birth.</p>,
          },
          { title: 'Can I park nearby?', content: <p>Each practice page says where, and what it costs.</p> },
        ]}
      />
    ),
  },
  {
    name: 'Long question, answer with a list and a link',
    element: (
      <Accordion
        items={[
          {
            title:
              'I have moved to Leeds from another town in the middle of a course of treatment: can you carry on where my last dentist stopped, and do I pay again?',
            content: (
              <ul className="grid list-disc gap-2 pl-5">
                <li>Bring the treatment plan that you were given, with its date and its band.</li>
                <li>We look at it with you and tell you the price before we begin.</li>
                <li>
                  <a className="text-action underline underline-offset-3" href="/nhs-information">
                    What the NHS bands cover
                  </a>
                </li>
              </ul>
            ),
          },
        ]}
      />
    ),
  },
];
