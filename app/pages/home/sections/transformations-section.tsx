import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { Carousel } from '../../../islands/carousel/carousel.tsx';
import { CompareSlider } from '../../../islands/compare/compare-slider.tsx';
import { SectionHeading } from '../../../sections/section.tsx';
import { Picture, PictureCredit, type ShownPicture } from '../../../ui/picture.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { Space } from '../../../ui/space.tsx';
import type { CarouselWords, Transformation } from '../home-data.ts';

type Words = SiteContent['homePage']['transformations'];

function Smile({ picture }: { picture: ShownPicture }) {
  return <Picture {...picture} sizes="(min-width: 48rem) 58vw, 100vw" width={520} height={325} loading="lazy" />;
}

function Comparison({ transformation, words }: { transformation: Transformation; words: Words }) {
  const { description, drawn, months, pictures, procedure } = transformation;
  const [first, second] = pictures;
  return (
    <div className="grid content-start gap-5 @2xl:grid-cols-[1.45fr_1fr] @2xl:items-center @2xl:gap-10 lg:gap-16">
      {first && second ? (
        <CompareSlider
          before={<Smile picture={first} />}
          after={<Smile picture={second} />}
          label={`${words.compare}: ${procedure}, ${months} ${words.months}`}
          beforeLabel={words.before}
          afterLabel={words.after}
          valueText={words.shown}
        />
      ) : first ? (
        <Smile picture={first} />
      ) : null}
      <div className="grid content-start items-end gap-x-5 gap-y-3 @3xs:@max-2xl:grid-cols-[auto_1fr] md:gap-y-4">
        <p className="flex flex-wrap items-baseline gap-2 font-display font-bold md:gap-3">
          <span className="text-[clamp(4rem,10vw,9rem)] leading-[0.85] tracking-tighter tabular-nums">{months}</span>
          <Space />
          <span className="text-xl md:text-2xl">{words.months}</span>
        </p>
        <h3 className="text-xl md:text-2xl lg:mt-2 lg:text-3xl">{procedure}</h3>
        <p className="col-span-full max-w-[44ch] text-ink-soft">{description}</p>
        {drawn ? (
          <p className="col-span-full">
            <Pill tone="neutral">{words.illustration}</Pill>
          </p>
        ) : null}
        <PictureCredit of={pictures} />
      </div>
    </div>
  );
}

type Props = { words: Words; carousel: CarouselWords; transformations: readonly Transformation[] };

export function TransformationsSection({ carousel, transformations, words }: Props) {
  return (
    <section id="transformations" data-section className="py-8 md:py-16 lg:py-24">
      <div className="wrap grid gap-4 lg:grid-cols-[1.45fr_1fr] lg:items-end lg:gap-16">
        <div>
          <SectionHeading heading={words.heading} />
        </div>
        <div>
          <p className="max-w-[60ch] text-lg leading-relaxed">{words.lead}</p>
          {words.more ? (
            <p>
              <a href={words.more.to} className="inline-flex min-h-11 items-center font-semibold text-action hover:underline">
                {words.more.label}
              </a>
            </p>
          ) : null}
        </div>
      </div>
      <div className="wrap mt-6 md:mt-10">
        <Carousel
          label={carousel.names.transformations}
          items={transformations.map((transformation) => ({
            key: transformation.id,
            name: `${transformation.procedure}, ${transformation.months} ${words.months}`,
            element: <Comparison transformation={transformation} words={words} />,
          }))}
          single
          everySeconds={4}
          words={carousel}
        />
      </div>
    </section>
  );
}
