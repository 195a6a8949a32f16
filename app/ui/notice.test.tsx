import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Notice, NoticeRegion } from './notice.tsx';

describe('Notice', () => {
  it('has a labelled dismiss button if there is a callback', () => {
    const dismiss = () => undefined;
    expect(renderToStaticMarkup(<Notice tone="danger" title="Error" description="No" onDismiss={dismiss} />)).toContain(
      'aria-label="Dismiss"',
    );
    expect(renderToStaticMarkup(<Notice tone="danger" title="Error" description="No" />)).not.toContain('<button');
  });

  it('is a labelled dialog that closes without a script', () => {
    const markup = renderToStaticMarkup(<Notice tone="danger" title="Error" description="No" asDialog />);
    expect(markup).toMatch(/^<dialog open="" aria-label="Error"/);
    expect(markup).toMatch(/<form method="dialog"><button type="submit" aria-label="Dismiss"/);
  });

  it('has different icons for success and danger', () => {
    const drawing = (tone: 'success' | 'danger') =>
      /<svg.*<\/svg>/.exec(renderToStaticMarkup(<Notice tone={tone} title="T" description="D" />))?.[0];
    expect(drawing('success')).not.toBe(drawing('danger'));
  });
});

describe('NoticeRegion', () => {
  it('is a live region before the first notice', () => {
    expect(renderToStaticMarkup(<NoticeRegion />)).toContain('aria-live="polite"');
  });
});
