import type { SiteContent } from '../../../content/schema/site.ts';
import { Section } from '../../sections/section.tsx';
import { ClinicRow } from './clinic-row.tsx';
import { NetworkDrawing } from './network-drawing.tsx';

type Props = {
  words: Omit<SiteContent['networkPage'], 'head'>;
  clinics: Omit<SiteContent['partnerClinics'][number], 'placeId'>[];
};

export function NetworkOfClinicsPage({ clinics, words }: Props) {
  return (
    <>
      <div className="relative overflow-hidden bg-linear-to-b from-sky-top to-sky-bottom pt-10 pb-60 md:pb-72 lg:pt-16 lg:pb-[max(22rem,24.5vw)]">
        <div className="absolute inset-x-0 bottom-0 [&>svg]:h-60 [&>svg]:w-full md:[&>svg]:h-80 lg:[&>svg]:h-[max(27.5rem,30.6vw)]">
          <NetworkDrawing clinics={clinics.length} />
        </div>
        <div className="wrap relative">
          <h1 className="max-w-[16ch] text-heading-xl tracking-tight">{words.hero.heading}</h1>
          {words.hero.lead ? <p className="mt-5 max-w-[50ch] text-xl leading-relaxed">{words.hero.lead}</p> : null}
        </div>
      </div>
      <section aria-labelledby="clinics-heading" className="wrap py-14 lg:py-20">
        <h2 id="clinics-heading" className="sr-only">
          {words.listHeading}
        </h2>
        {clinics.length === 0 ? (
          <p className="rounded-card border-2 border-dashed border-line px-6 py-16 text-center text-xl">{words.empty}</p>
        ) : (
          <ul className="border-y-2 border-ink">
            {clinics.map((clinic) => (
              <ClinicRow key={clinic.name} clinic={clinic} words={words} />
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
