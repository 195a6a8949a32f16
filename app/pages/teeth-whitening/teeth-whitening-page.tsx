import type { SiteContent } from '../../../content-model/schema/site.ts';
import { mix } from '../../../drawings/colour.ts';
import { type Booking, mainChoice } from '../../practices/booking-choices.ts';
import { BookingSection } from '../../practices/booking-section.tsx';
import { PhoneLink } from '../../practices/phone-link.tsx';
import { BenefitList } from '../../sections/benefit-list.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Questions, ReadMore } from '../../sections/page-end.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Section } from '../../sections/section.tsx';
import { StatBand } from '../../sections/stat-band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Space } from '../../ui/space.tsx';
import { OptionsTable } from './options-table.tsx';

const count = 16;
const tooth = 'M9 18C12 1 52 1 55 18C57 38 61 58 61 78C61 90 56 94 47 94H17C8 94 3 90 3 78C3 58 7 38 9 18z';
const light = 'M17 24C15 38 13 50 12 62';

/** Percentage of white in a shade. Steps get smaller towards white. */
const white = (index: number) => Math.round(38 + 59 * (1 - (1 - index / (count - 1)) ** 1.6));

/** Sixteen shades from stained to white, as on a dentist's shade guide. Phones show every other one. */
function ShadeRow() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-8 gap-x-[1.5%] max-md:-mx-[calc(var(--gutter)+1.75rem)] md:grid-cols-16 md:gap-x-[1%]"
    >
      {Array.from({ length: count }, (_, index) => (
        <svg
          key={white(index)}
          viewBox="0 0 64 96"
          className={`block w-full ${index % 2 === 0 ? 'max-md:hidden' : ''}`}
          aria-hidden="true"
        >
          <path d={tooth} fill={mix('accent', 'white', white(index))} />
          <path
            d={light}
            fill="none"
            stroke={mix('accent', 'white', 98)}
            strokeOpacity=".7"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </svg>
      ))}
    </div>
  );
}

function CallList({ call, heading, practices }: Pick<Booking, 'call' | 'practices'> & { heading: string }) {
  return (
    <section>
      <h2 className="text-2xl">{heading}</h2>
      <ul className="mt-4 border-b border-line">
        {practices.map((practice) => (
          <li key={practice.slug} className="border-t border-line">
            <PhoneLink
              phone={practice.phone}
              className="group flex min-h-16 flex-wrap items-center gap-x-4 py-3 hover:text-action"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action text-on-action">
                <Icon name="phone" size={22} />
              </span>
              <span className="flex-auto text-lg font-semibold">
                <span className="sr-only">{call} </span>
                {practice.location}
              </span>
              <Space />
              <span className="font-display text-2xl font-bold tabular-nums group-hover:underline">{practice.phone}</span>
            </PhoneLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = SiteContent['teethWhiteningPage'] & { booking: Booking };

export function TeethWhiteningPage(props: Props) {
  const { basis, benefits, booking, closing, comparison, faq, hero, options, readMore, safety, stats } = props;
  return (
    <>
      <PageHero
        ground="night"
        heading={hero.heading}
        lead={hero.lead}
        actions={
          <ButtonLink href={`#${mainChoice}`} size="large">
            {hero.primary}
          </ButtonLink>
        }
        picture={<CallList call={booking.call} heading={hero.secondary} practices={booking.practices} />}
        foot={
          <div className="grid gap-12 pb-14 lg:gap-16 lg:pb-20">
            <ShadeRow />
            <StatBand basis={basis} stats={stats} />
          </div>
        }
      />
      <Section id="options" heading={comparison.heading} lead={comparison.lead} ground="mist">
        <OptionsTable labels={comparison} options={options} />
        <p className="mt-12 grid max-w-[60rem] grid-cols-[auto_1fr] gap-4 text-lg leading-relaxed">
          <Icon name="shield" size={32} className="mt-0.5 text-action" />
          {safety}
        </p>
      </Section>
      <BookingSection {...booking} />
      <Section heading={benefits.heading}>
        <BenefitList items={benefits.items} />
      </Section>
      <Questions words={faq} ground="mist" />
      <ReadMore words={readMore} />
      <ClosingBand hour="night" book={mainChoice} words={closing} />
    </>
  );
}
