import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { fill } from '../../../../domain/fill.ts';
import { Carousel } from '../../../islands/carousel/carousel.tsx';
import { Section } from '../../../sections/section.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Picture, PictureCredit } from '../../../ui/picture.tsx';
import type { CarouselWords, TeamMember } from '../home-data.ts';

type Words = SiteContent['homePage']['team'];

function Fact({ label, values }: { label: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <>
      <dt>{label}</dt>
      {values.map((value) => (
        <dd key={value}>{value}</dd>
      ))}
    </>
  );
}

function Person({ member, words }: { member: TeamMember; words: Words }) {
  return (
    <>
      <Picture
        {...member.picture}
        sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw"
        width={232}
        height={260}
        loading="lazy"
        className="aspect-square w-full rounded-card bg-card object-cover object-top md:aspect-232/260"
      />
      <PictureCredit of={[member.picture]} />
      <h3 className="mt-4 text-[1.75rem] md:mt-5">{member.name}</h3>
      <p className="mt-1 text-lg font-semibold text-action">
        {member.role}, {member.town}
      </p>
      <p className="mt-2 text-base text-ink-soft">{member.specialties.join(' · ')}</p>
      <Fold title={fill(words.more, { name: member.name })}>
        <p className="text-base leading-relaxed">{member.bio}</p>
        <dl className="person-facts">
          <Fact label={words.qualifications} values={member.qualifications} />
          <Fact label={words.languages} values={member.languages.length > 0 ? [member.languages.join(', ')] : []} />
          <Fact label={words.gdcNumber} values={member.gdcNumber ? [member.gdcNumber] : []} />
        </dl>
      </Fold>
    </>
  );
}

type Props = { words: Words; carousel: CarouselWords; team: readonly TeamMember[] };

export function TeamSection({ carousel, team, words }: Props) {
  return (
    <Section id="team" heading={words.heading} lead={words.lead} ground="mist">
      <div className="[&_.carousel-slides]:[--between:2.5rem]">
        <Carousel
          label={carousel.names.team}
          items={team.map((member) => ({
            key: member.slug,
            name: member.name,
            element: <Person member={member} words={words} />,
          }))}
          everySeconds={4}
          words={carousel}
        />
      </div>
    </Section>
  );
}
