import type { ReactNode } from 'react';

/** Heading and lead, for sections with their own layout. */
export function SectionHeading({ heading, lead }: { heading: string; lead?: string | undefined }) {
  return (
    <>
      <h2 className="max-w-[12.3em] text-heading-m">{heading}</h2>
      {lead ? <p className="mt-3 max-w-[60ch] text-lg leading-relaxed md:mt-4 md:text-xl">{lead}</p> : null}
    </>
  );
}

type Props = {
  id?: string;
  heading: string;
  lead?: string | undefined;
  /** Background. Alternate it to separate neighbouring sections. */
  ground?: 'paper' | 'mist';
  /** 'split' puts the heading beside the content from 1024 px. */
  layout?: 'stacked' | 'split';
  /** Below the lead. */
  aside?: ReactNode;
  children: ReactNode;
};

const layouts = {
  stacked: { frame: '', head: '', body: 'mt-8 md:mt-10' },
  split: {
    frame: 'grid gap-8 md:gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16',
    head: 'lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start',
    body: '',
  },
};

/**
 * A page section with a heading. The boot script adds `visible` when it is scrolled into view. The heading doesn't label the
 * section, because Orca leaves out labels that are not in view, and other screen readers say them twice.
 */
export function Section({ aside, children, ground = 'paper', heading, id, layout = 'stacked', lead }: Props) {
  const { body, frame, head } = layouts[layout];
  return (
    <section id={id} data-section className={`py-8 md:py-16 lg:py-24 ${ground === 'mist' ? 'bg-mist' : ''}`}>
      <div className={`wrap ${frame}`}>
        <div className={head}>
          <SectionHeading heading={heading} lead={lead} />
          {aside ? <div className="mt-6">{aside}</div> : null}
        </div>
        <div className={body}>{children}</div>
      </div>
    </section>
  );
}
