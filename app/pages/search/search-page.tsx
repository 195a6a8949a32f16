import type { SiteContent } from '../../../content-model/schema/site.ts';
import { PhoneLink } from '../../practices/phone-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PopularLinks } from './popular-links.tsx';
import { SearchResults, type SearchResultsProps } from './search-results.tsx';

function EmergencyAside({ phone, words }: { words: SiteContent['searchPage']['urgent']; phone: string }) {
  return (
    <section className="night flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-card p-6 text-ink lg:block">
      <div>
        <h2 className="text-2xl">{words.heading}</h2>
        <p className="mt-1 text-ink-soft">{words.text}</p>
      </div>
      <PhoneLink
        phone={phone}
        className="inline-flex lg:mt-3 min-h-11 items-center gap-2 font-display text-2xl font-bold text-accent tabular-nums hover:underline"
      >
        <Icon name="phone" size={22} />
        <span>
          <span className="sr-only">{words.call} </span>
          {phone}
        </span>
      </PhoneLink>
    </section>
  );
}

export type SearchPageProps = SearchResultsProps & {
  words: Omit<SiteContent['searchPage'], 'answerTitle' | 'head' | 'home'>;
  emergencyPhone: string;
};

const control = 'min-h-14 rounded-full border-2 text-[1.0625em]';

export function SearchPage({ emergencyPhone, words, ...results }: SearchPageProps) {
  const { articles, pages, query } = results;
  const found = pages.length + articles.length;
  return (
    <div className="wrap grid gap-12 pt-2 pb-20 lg:grid-cols-[1fr_19rem] lg:gap-x-20 lg:gap-y-16 lg:pb-28">
      <div>
        <h1 className="text-heading-2xl tracking-tight">{words.heading}</h1>
        <p className="mt-4 max-w-[46ch] text-xl leading-relaxed">{words.lead}</p>
        <search className="mt-8 block">
          <form action="/search" method="get">
            <label htmlFor="q" className="font-semibold">
              {words.field.label}
            </label>
            <div className="mt-2 flex flex-wrap gap-2">
              <input
                id="q"
                name="q"
                type="search"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={200}
                defaultValue={query}
                className={`${control} w-full min-w-0 flex-[1_1_9rem] border-ink-soft/70 bg-card px-6 hover:border-ink`}
              />
              <button
                type="submit"
                className={`${control} cursor-pointer border-action bg-action px-6 font-semibold text-on-action sm:px-8 hover:border-action-hover hover:bg-action-hover`}
              >
                {words.field.button}
              </button>
            </div>
          </form>
        </search>
      </div>
      {/* The count comes right after the form when the page is read aloud. */}
      {query ? <SearchResults words={words} {...results} /> : null}
      <div className="lg:col-start-2 lg:row-start-1 lg:self-end">
        <EmergencyAside words={words.urgent} phone={emergencyPhone} />
      </div>
      {query && found === 0 ? null : (
        <div className={query ? 'lg:sticky lg:top-28 lg:self-start' : 'col-span-full'}>
          <PopularLinks {...words.popular} spread={!query} />
        </div>
      )}
    </div>
  );
}
