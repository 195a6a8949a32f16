import { Button, ButtonLink } from './button.tsx';
import type { Fixture } from './fixture.ts';

export const fixtures: Fixture[] = [
  {
    name: 'Variants',
    element: (
      <div className="flex flex-wrap gap-3">
        <Button>Book Appointment</Button>
        <Button variant="secondary">Meet Our Team</Button>
        <Button variant="quiet">Change</Button>
        <Button variant="danger">Call Emergency Line</Button>
      </div>
    ),
  },
  {
    name: 'Large',
    element: (
      <div className="flex flex-wrap gap-3">
        <Button size="large">Book Appointment</Button>
        <Button size="large" variant="secondary">
          Meet Our Team
        </Button>
        <Button size="large" variant="quiet" icon="play">
          Watch
        </Button>
        <Button size="large" variant="danger" icon="phone">
          Call Emergency Line
        </Button>
      </div>
    ),
  },
  {
    name: 'Busy',
    element: (
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy>
          Submitting...
        </Button>
        <Button variant="secondary" busy>
          Generating...
        </Button>
      </div>
    ),
  },
  {
    name: 'Disabled',
    element: (
      <div className="flex flex-wrap gap-3">
        <Button disabled>Book Appointment</Button>
        <Button variant="secondary" disabled>
          Meet Our Team
        </Button>
        <Button variant="quiet" disabled>
          Change
        </Button>
        <Button variant="danger" icon="phone" disabled>
          Call Emergency Line
        </Button>
      </div>
    ),
  },
  { name: 'Full width', element: <Button fullWidth>Submit &amp; Get Upload Instructions</Button> },
  {
    name: 'Long words on a small screen',
    element: (
      <div className="max-w-64">
        <Button icon="calendar">Choose a day and a time that suits you and whoever brings you</Button>
      </div>
    ),
  },
  {
    name: 'Links: inside the site, to another site, by telephone',
    element: (
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/blog" trailingIcon="arrow-right">
          View All Articles
        </ButtonLink>
        <ButtonLink href="https://booking.example/bradford" external>
          Book Online
        </ButtonLink>
        <ButtonLink href="https://booking.example/ripon" variant="secondary" external>
          Book Online
        </ButtonLink>
        <ButtonLink href="tel:+441632960101" variant="quiet" icon="phone">
          01632 960101
        </ButtonLink>
      </div>
    ),
  },
  {
    name: 'Secondary on a band of colour',
    element: (
      <div className="flex flex-wrap gap-3 rounded-card bg-action p-5 text-on-action">
        <ButtonLink href="#booking" variant="secondary">
          Book Now
        </ButtonLink>
      </div>
    ),
  },
];
