import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { fill } from '../../../../domain/fill.ts';
import { longDate } from '../../../../domain/london-time.ts';
import { Carousel } from '../../../islands/carousel/carousel.tsx';
import { SectionHeading } from '../../../sections/section.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Stars } from '../../../ui/stars.tsx';
import type { CarouselWords, HomeData, Quote } from '../home-data.ts';

type Words = SiteContent['homePage']['reviews'];

function QuoteColumn({ quote, words }: { quote: Quote; words: Words }) {
  return (
    <figure className="flex h-full flex-col border-l-2 border-line pl-6">
      <Stars rating={quote.rating} label={fill(words.stars, { rating: quote.rating })} />
      <blockquote className="mt-4 mb-6">
        <p className="text-lg leading-relaxed">{quote.text}</p>
      </blockquote>
      <figcaption className="mt-auto leading-snug">
        <p className="font-display text-lg font-bold">{quote.name}</p>
        <p className="text-base text-ink-soft">
          {quote.about}
          {quote.date ? (
            <>
              , <time dateTime={quote.date}>{longDate(quote.date)}</time>
            </>
          ) : null}
        </p>
      </figcaption>
    </figure>
  );
}

type Props = { words: Words; carousel: CarouselWords; reviews: HomeData['reviews'] };

export function ReviewsSection({ carousel, reviews, words }: Props) {
  return (
    <section id="reviews" data-section className="bg-mist py-8 md:py-16 lg:py-24">
      <div className="wrap grid gap-6 md:gap-10 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-20">
        <div>
          <SectionHeading heading={words.heading} lead={words.lead} />
        </div>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-4 md:gap-x-6">
          <p
            aria-hidden="true"
            className="font-display text-[clamp(4.5rem,13vw,11rem)] leading-[0.75] font-bold tracking-tighter tabular-nums"
          >
            {reviews.rating}
          </p>
          <div className="grid gap-2 md:gap-3">
            <Stars rating={Number(reviews.rating)} label={fill(words.stars, { rating: Number(reviews.rating) })} size={26} />
            <p className="text-lg leading-tight font-semibold md:text-xl">{fill(words.count, { reviews: reviews.count })}</p>
          </div>
          {reviews.basis ? <p className="w-0 min-w-full text-base text-ink-soft">{reviews.basis}</p> : null}
        </div>
      </div>
      <div className="wrap mt-8 md:mt-12 lg:mt-16">
        <Carousel
          label={carousel.names.reviews}
          items={reviews.quotes.map((quote) => ({
            key: quote.name,
            name: quote.name,
            element: <QuoteColumn quote={quote} words={words} />,
          }))}
          everySeconds={5}
          words={carousel}
        />
      </div>
      <div className="wrap mt-6 grid gap-3 md:mt-10 md:flex md:flex-wrap md:items-start md:gap-x-12">
        <ButtonLink href={reviews.url} external variant="secondary">
          {words.readMore}
        </ButtonLink>
        <div className="flex-[1_1_12rem]">
          <Fold title={words.policyHeading}>
            <p className="max-w-[75ch] text-base text-ink-soft">{reviews.policy}</p>
          </Fold>
        </div>
      </div>
    </section>
  );
}
