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
        <Button size="large" variant="danger">
          Call Emergency Line
        </Button>
      </div>
    ),
  },
  {
    name: 'Busy',
    element: (
      <div className="flex flex-wrap gap-3">
        <Button busy>Submitting...</Button>
        <Button variant="secondary" busy>
          Generating...
        </Button>
      </div>
    ),
  },
  {
    name: 'Full width',
    element: (
      <ButtonLink href="/#booking" fullWidth>
        Choose This Option
      </ButtonLink>
    ),
  },
  {
    name: 'Long text on a small screen',
    element: (
      <div className="max-w-64">
        <ButtonLink href="/#booking" icon="calendar">
          Choose a day and a time that suits you and whoever brings you
        </ButtonLink>
      </div>
    ),
  },
  {
    name: 'Internal, external and phone links',
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
    name: 'Secondary on a coloured background',
    element: (
      <div className="flex flex-wrap gap-3 rounded-card bg-action p-5 text-on-action">
        <ButtonLink href="#booking" variant="secondary">
          Book Now
        </ButtonLink>
      </div>
    ),
  },
];
