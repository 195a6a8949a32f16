import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

const markupOf = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

describe('Button', () => {
  it('is disabled and says that it is busy while the work goes on', () => {
    const busy = markupOf(
      <Button type="submit" busy>
        Submitting...
      </Button>,
    );
    expect(busy).toContain('disabled=""');
    expect(busy).toContain('aria-busy="true"');
    expect(busy).toContain('<svg');
    expect(busy).toContain('Submitting...');
    const idle = markupOf(<Button type="submit">Submit</Button>);
    expect(idle).not.toContain('disabled=""');
    expect(idle).not.toContain('aria-busy');
  });

  it.each(['primary', 'secondary', 'quiet', 'danger'] as const)('keeps a height of at least 44 px as %s', (variant) => {
    expect(
      markupOf(
        <ButtonLink href="/#booking" variant={variant}>
          Book
        </ButtonLink>,
      ),
    ).toContain('min-h-11');
  });
});

describe('ButtonLink', () => {
  it('opens another site in a new tab, without access to this one, and says so', () => {
    const markup = markupOf(
      <ButtonLink href="https://booking.example" external>
        Book Online
      </ButtonLink>,
    );
    expect(markup).toContain('target="_blank"');
    expect(markup).toContain('rel="noopener"');
    expect(markup).toMatch(/Book Online<span class="sr-only"> \(opens in a new tab\)<\/span>/);
  });

  it.each(['/blog', '#booking', 'tel:+441632960101', 'mailto:hello@clinic.example'])('stays in this tab for %s', (href) => {
    const markup = markupOf(<ButtonLink href={href}>Go</ButtonLink>);
    expect(markup).not.toContain('target=');
    expect(markup).toMatch(/href="[^"]+"/);
  });

  it('can be told from its neighbours by a longer name', () => {
    const markup = markupOf(
      <ButtonLink href="/#booking" label="Choose: Take-home kit">
        Choose
      </ButtonLink>,
    );
    expect(markup).toContain('aria-label="Choose: Take-home kit"');
    expect(markupOf(<ButtonLink href="/#booking">Choose</ButtonLink>)).not.toContain('aria-label');
  });

  it('leaves addresses of telephone and mail as they are', () => {
    expect(markupOf(<ButtonLink href="tel:+441632960101">Call</ButtonLink>)).toContain('href="tel:+441632960101"');
  });
});
