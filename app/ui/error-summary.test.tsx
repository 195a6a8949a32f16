import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { fieldId: 'email', message: 'Invalid email address' },
  { fieldId: 'title', message: 'Title is required' },
];

describe('ErrorSummary', () => {
  it('links each message to its field', () => {
    const markup = renderToStaticMarkup(<ErrorSummary errors={errors} />);
    expect([...markup.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, words]) => [href, words])).toEqual([
      ['#email', 'Invalid email address'],
      ['#title', 'Title is required'],
    ]);
  });

  it('is an alert with a heading', () => {
    const markup = renderToStaticMarkup(<ErrorSummary errors={errors} />);
    expect(markup).toMatch(/^<div role="alert"/);
    expect(markup).toContain('There is a problem</h2>');
  });

  it('renders nothing without errors', () => {
    expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe('');
  });
});
