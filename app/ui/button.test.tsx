import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

const markupOf = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

describe('Button', () => {
  it('is disabled and has aria-busy while busy', () => {
    const busy = markupOf(<Button busy>Submitting...</Button>);
    expect(busy).toContain('disabled=""');
    expect(busy).toContain('aria-busy="true"');
    expect(busy).toContain('<svg');
    expect(busy).toContain('Submitting...');
    const idle = markupOf(<Button>Submit</Button>);
    expect(idle).not.toContain('disabled=""');
    expect(idle).not.toContain('aria-busy');
  });

  it.each(['primary', 'secondary', 'quiet', 'danger'] as const)('is at least 44 px high as %s', (variant) => {
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
  it('opens external links in a new tab with noopener and announces it', () => {
    const markup = markupOf(
      <ButtonLink href="https://booking.example" external>
        Book Online
      </ButtonLink>,
    );
    expect(markup).toContain('target="_blank"');
    expect(markup).toContain('rel="noopener"');
    expect(markup).toMatch(/Book Online<span class="sr-only"> \(opens in a new tab\)<\/span>/);
  });

  it.each(['/blog', '#booking', 'tel:+441632960101', 'mailto:hello@clinic.example'])('opens %s in the same tab', (href) => {
    const markup = markupOf(<ButtonLink href={href}>Go</ButtonLink>);
    expect(markup).not.toContain('target=');
    expect(markup).toMatch(/href="[^"]+"/);
  });

  it('accepts a longer accessible name', () => {
    const markup = markupOf(
      <ButtonLink href="/#booking" label="Choose: Take-home kit">
        Choose
      </ButtonLink>,
    );
    expect(markup).toContain('aria-label="Choose: Take-home kit"');
    expect(markupOf(<ButtonLink href="/#booking">Choose</ButtonLink>)).not.toContain('aria-label');
  });

  it('keeps tel links unchanged', () => {
    expect(markupOf(<ButtonLink href="tel:+441632960101">Call</ButtonLink>)).toContain('href="tel:+441632960101"');
  });
});
