import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { basisLine } from '../../../../domain/published.ts';
import meadow from '../../../../drawings/pictures/pages/meadow.svg?raw';
import { Icon } from '../../../ui/icon.tsx';
import { InlineDrawing } from '../../../ui/inline-drawing.tsx';

type Props = { words: SiteContent['homePage']['about']; views: { sheep: string; wide: string } };

export function AboutSection({ views, words }: Props) {
  const basis = basisLine(words.basis);
  return (
    <section id="about" data-section className="bg-mist pt-8 md:pt-20 lg:pt-28">
      <div className="wrap grid items-end gap-4 md:gap-6 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <h2 className="max-w-[9.8em] text-heading-m">{words.heading}</h2>
        <p className="max-w-[60ch] text-lg leading-relaxed md:text-xl">{words.lead}</p>
      </div>
      {/* All towns in one landscape. */}
      <img
        src={views.wide}
        alt={words.imageAlt}
        width={1600}
        height={470}
        loading="lazy"
        className="mt-4 h-auto w-full object-cover max-md:h-36"
      />
      <div className="wrap mt-5 grid gap-5 md:mt-10 md:gap-12 lg:mt-12 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div className="grid content-start gap-4">
          {words.story.map((paragraph) => (
            <p
              key={paragraph}
              className="max-w-[62ch] md:first:mb-2 md:first:text-[1.375rem] md:first:leading-normal lg:first:text-[1.75rem] lg:first:leading-snug"
            >
              {paragraph}
            </p>
          ))}
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {words.values.map((value) => (
            <li key={value.title} className="grid grid-cols-[auto_1fr] gap-x-4 py-3 md:gap-x-5 md:py-6">
              <Icon name={value.icon} size={32} className="row-span-2 mt-1 text-action" />
              <h3 className="text-xl">{value.title}</h3>
              <p className="mt-0.5 leading-normal text-ink-soft md:mt-1 md:leading-[inherit]">{value.description}</p>
            </li>
          ))}
        </ul>
      </div>
      <ul className="wrap figures mt-7 md:mt-16 lg:mt-20">
        {words.stats.map((stat) => (
          <li key={stat.label}>
            <p className="font-display font-bold tracking-tighter tabular-nums">{stat.value}</p>
            <p>{stat.label}</p>
          </li>
        ))}
      </ul>
      {basis ? <p className="wrap mt-4 text-base text-ink-soft md:mt-6">{basis}</p> : null}
      <div className="relative mt-5 md:mt-9">
        <InlineDrawing svg={meadow} className="[&>svg]:block [&>svg]:h-[clamp(3.5rem,6vw,5.5rem)] [&>svg]:w-full" />
        <img
          src={views.sheep}
          alt=""
          width={62}
          height={26}
          loading="lazy"
          className="absolute bottom-[62%] left-[80%] h-auto w-[clamp(56px,7vw,6.5rem)] md:left-[64%]"
        />
      </div>
    </section>
  );
}
