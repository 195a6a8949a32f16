import type { SiteContent } from '../../../content/schema/site.ts';
import { PageHero } from '../../site/page-hero.tsx';
import { Section } from '../../site/section.tsx';
import { ClinicCard } from './clinic-card.tsx';
import { NetworkDrawing } from './network-drawing.tsx';

type Props = {
  words: Omit<SiteContent['networkPage'], 'head'>;
  clinics: Omit<SiteContent['partnerClinics'][number], 'placeId'>[];
};

/** Two clinics fill the width between them, an odd one out takes a row of its own, and many stand three in a row. */
const columns = (count: number) =>
  count > 4 ? 'md:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-2 md:[&>li:last-child:nth-child(odd)]:col-span-2';

export function NetworkOfClinicsPage({ clinics, words }: Props) {
  return (
    <>
      <PageHero heading={words.hero.heading} lead={words.hero.lead ?? ''} picture={<NetworkDrawing clinics={clinics.length} />} />
      <section aria-labelledby="clinics-heading" className="wrap pb-16 lg:pb-24">
        <h2 id="clinics-heading" className="sr-only">
          {words.listHeading}
        </h2>
        {clinics.length === 0 ? (
          <p className="rounded-card border-2 border-dashed border-line px-6 py-16 text-center text-xl">{words.empty}</p>
        ) : (
          <ul className={`grid gap-5 lg:gap-6 ${columns(clinics.length)}`}>
            {clinics.map((clinic) => (
              <ClinicCard key={clinic.name} clinic={clinic} words={words} />
            ))}
          </ul>
        )}
      </section>
      <Section heading={words.note.heading} ground="mist" layout="split">
        <p className="max-w-[52ch] text-xl leading-relaxed">{words.note.text}</p>
      </Section>
    </>
  );
}
