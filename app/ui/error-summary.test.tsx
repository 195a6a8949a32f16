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

  it('takes the focus on one element and is an alert on the one inside it', () => {
    const markup = renderToStaticMarkup(<ErrorSummary errors={errors} />);
    expect(markup).toMatch(/^<div[^>]*tabindex="-1"[^>]*><div[^>]*role="alert"/i);
    expect(markup).toContain('There is a problem');
  });

  it('takes the focus by itself only on a page that came with its errors', () => {
    expect(renderToStaticMarkup(<ErrorSummary errors={errors} focusOnLoad />)).toContain('autofocus');
    expect(renderToStaticMarkup(<ErrorSummary errors={errors} />)).not.toContain('autofocus');
  });

  it('is not there without errors', () => {
    expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe('');
  });
});
