import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Notice, NoticeRegion } from './notice.tsx';

describe('Notice', () => {
  it('can be dismissed by a named button, where there is something to call', () => {
    const dismiss = () => undefined;
    expect(renderToStaticMarkup(<Notice tone="danger" title="Error" description="No" onDismiss={dismiss} />)).toContain(
      'aria-label="Dismiss"',
    );
    expect(renderToStaticMarkup(<Notice tone="danger" title="Error" description="No" />)).not.toContain('<button');
  });

  it('is dismissed by the browser itself where the server sends it, in a dialog with a name', () => {
    const markup = renderToStaticMarkup(<Notice tone="danger" title="Error" description="No" closesItself />);
    expect(markup).toMatch(/^<dialog open="" aria-label="Error"/);
    expect(markup).toMatch(/<form method="dialog"><button type="submit" aria-label="Dismiss"/);
  });

  it('has a sign of its own for good and for bad news', () => {
    const drawing = (tone: 'success' | 'danger') =>
      /<svg.*<\/svg>/.exec(renderToStaticMarkup(<Notice tone={tone} title="T" description="D" />))?.[0];
    expect(drawing('success')).not.toBe(drawing('danger'));
  });
});

describe('NoticeRegion', () => {
  it('is known to screen readers before the first notice comes', () => {
    expect(renderToStaticMarkup(<NoticeRegion />)).toContain('aria-live="polite"');
  });
});
