import { ErrorSummary } from './error-summary.tsx';
import type { Fixture } from './fixture.ts';

export const fixtures: Fixture[] = [
  {
    name: 'One error',
    element: <ErrorSummary errors={[{ fieldId: 'first-name', message: 'First name is required' }]} />,
  },
  {
    name: 'Several errors, long text',
    element: (
      <ErrorSummary
        errors={[
          { fieldId: 'email', message: 'Invalid email address' },
          { fieldId: 'phone', message: 'Invalid UK phone number (must start with 0 and be 10-11 digits)' },
          { fieldId: 'treatment', message: 'Please select a treatment' },
          { fieldId: 'consent-video', message: 'You must consent to video recording' },
        ]}
      />
    ),
  },
];
