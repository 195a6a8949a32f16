import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { OpeningNow } from '../../../practices/opening-now.tsx';
import { PhoneNumber } from '../../../practices/phone-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Pill } from '../../../ui/pill.tsx';
import type { EmergencyPractice } from '../emergency-practice.ts';

type Words = SiteContent['emergencyPage']['locations'];

/** app/islands/nearest/start.ts shows the hidden parts and sorts the items. */
function Practice({ practice, words }: { practice: EmergencyPractice; words: Words }) {
  const { address, geo, location, name, opening, phone, phoneLabel, picture } = practice;
  return (
    <li
      data-position={JSON.stringify(geo)}
      data-town={location}
      className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-card md:only:grid-cols-2 md:only:grid-rows-1 md:only:items-center"
    >
      <Picture
        {...picture}
        sizes="(min-width: 48rem) 34vw, 1px"
        alt=""
        width={640}
        height={400}
        loading="lazy"
        className="hidden aspect-16/10 w-full object-cover md:block"
      />
      <div className="grid content-start gap-1.5 p-6 lg:p-8">
        <p hidden data-nearest className="leading-none">
          <Pill tone="success">{words.nearest}</Pill>
        </p>
        <h3 className="text-3xl">{location}</h3>
        <p hidden data-distance className="font-medium first-letter:uppercase" />
        <OpeningNow {...opening} />
        {phoneLabel ? <p className="font-medium">{phoneLabel}</p> : null}
        <PhoneNumber
          phone={phone}
          call={`${words.call} ${location}`}
          iconSize={22}
          className="min-h-12 gap-2.5 justify-self-start text-[1.75rem] tracking-tight text-action md:text-xl lg:text-3xl"
        />
        <p className="text-ink-soft">
          {name}
          <br />
          {address}
        </p>
      </div>
    </li>
  );
}

type Props = { id: string; words: Words; practices: EmergencyPractice[] };

export function NearestSection({ id, practices, words }: Props) {
  return (
    <section id={id} data-section className="night bg-sky-top py-16 text-ink lg:py-24">
      <div className="wrap">
        <h2 className="max-w-[12.3em] text-heading-m">{words.heading}</h2>
        <p className="mt-4 max-w-[60ch] text-xl leading-relaxed">{words.lead}</p>
        {/* Empty at first: screen readers announce only changes to a region that already exists. */}
        <p role="status" className="mt-4 font-semibold text-success empty:hidden" />
        <ul className="mt-10 grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-6">
          {practices.map((practice) => (
            <Practice key={practice.slug} practice={practice} words={words} />
          ))}
        </ul>
      </div>
    </section>
  );
}
