import type { SiteContent } from '../../../content/schema/site.ts';
import { TeethEdge } from './teeth-edge.tsx';

type Props = Pick<SiteContent['cosmeticDentistryPage']['testimonial'], 'quote' | 'name' | 'treatment'>;

/** A large testimonial below the row of teeth from the top of the page, now repaired. */
export function LargeQuotation({ name, quote, treatment }: Props) {
  return (
    <div data-section data-ground="sky" className="bg-linear-to-b from-sky-top to-sky-bottom pb-16 lg:pb-28">
      <div className="[&>svg]:block [&>svg]:h-24 [&>svg]:w-full md:[&>svg]:h-36">
        <TeethEdge state="mended" />
      </div>
      <figure className="wrap pt-12 lg:pt-16">
        <blockquote>
          <p className="font-display text-heading-m leading-[1.12] font-bold tracking-tight text-pretty">
            <span aria-hidden="true" className="text-action">
              ‘
            </span>
            {quote}
            <span aria-hidden="true" className="text-action">
              ’
            </span>
          </p>
        </blockquote>
        <figcaption className="mt-8 flex items-center gap-4 text-xl before:h-0.5 before:w-12 before:bg-action">
          <span>
            <span className="font-semibold">{name}</span>, {treatment}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
