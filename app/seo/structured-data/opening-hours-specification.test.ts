import { describe, expect, it } from 'vitest';
import { openingHoursSpecification } from './opening-hours-specification.ts';

describe('openingHoursSpecification', () => {
  it('splits days at lunch and omits closed days', () => {
    const day = { open: '09:00', close: '17:00', lunch: { from: '12:30', to: '13:30' } };
    const specification = openingHoursSpecification({
      monday: day,
      tuesday: day,
      wednesday: 'closed',
      thursday: { open: '09:00', close: '12:30' },
      friday: 'closed',
      saturday: 'closed',
      sunday: 'closed',
    });
    expect(specification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Thursday'],
        opens: '09:00',
        closes: '12:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '13:30', closes: '17:00' },
    ]);
  });
});
