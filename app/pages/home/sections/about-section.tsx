import type { SiteContent } from '../../../../content/schema/site.ts';
import { Icon } from '../../../ui/icon.tsx';

type Place = { slug: string; imageAlt: string; picture: string };

/** One landscape in as many windows as there are practices. */
function Places({ places }: { places: Place[] }) {
  return (
    <ul className="wrap mt-10 grid grid-cols-2 gap-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:gap-4 lg:mt-14 lg:gap-5">
      {places.map((place) => (
        <li key={place.slug} className="first:col-span-2 md:first:col-span-1">
          <img
            src={place.picture}
            alt={place.imageAlt}
            width={640}
            height={400}
            loading="lazy"
            decoding="async"
            className="aspect-16/10 w-full rounded-card object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

type Props = { about: SiteContent['homePage']['about'] & { places: Place[] } };

export function AboutSection({ about }: Props) {
  return (
    <section id="about" data-section className="bg-mist py-20 lg:py-28">
      <div className="wrap grid items-end gap-6 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <h2 className="max-w-[16ch] text-[clamp(2.25rem,4.5vw,3.5rem)]">{about.heading}</h2>
        <p className="max-w-[60ch] text-xl leading-relaxed">{about.lead}</p>
      </div>
      <Places places={about.places} />
      <div className="wrap mt-12 grid gap-12 lg:mt-20 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div className="grid content-start gap-4">
          {about.story.map((paragraph) => (
            <p key={paragraph} className="max-w-[62ch]">
              {paragraph}
            </p>
          ))}
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {about.values.map((value) => (
            <li key={value.title} className="grid grid-cols-[auto_1fr] gap-x-5 py-6">
              <span className="row-span-2 mt-1 text-action">
                <Icon name={value.icon} size={32} />
              </span>
              <h3 className="text-xl">{value.title}</h3>
              <p className="mt-1 text-ink-soft">{value.description}</p>
            </li>
          ))}
        </ul>
      </div>
      <dl className="wrap mt-16 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-24 lg:grid-cols-[1fr_1.4fr_1fr_1.4fr]">
        {about.stats.map((stat) => (
          <div key={stat.label} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 max-w-[24ch] text-ink-soft">{stat.label}</dt>
            <dd className="font-display text-[clamp(3.25rem,7vw,5.5rem)] leading-none font-bold tracking-tight tabular-nums">
              {stat.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
