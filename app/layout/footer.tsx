import { longDate } from '../../domain/london-time.ts';
import { PhoneLink } from '../practices/phone-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Pill } from '../ui/pill.tsx';
import { BrandMark } from './brand-mark.tsx';
import type { LayoutData } from './layout-data.ts';
import { sectionHref } from './section-href.ts';

type Props = Pick<LayoutData, 'name' | 'navigation' | 'practices' | 'footer'> & { path: string };

/** Uses the night colours in both schemes, to continue the hills above it. */
export function Footer({ name, navigation, path, practices, footer }: Props) {
  const { columns, copyright, hoursHeading, lastUpdated, lead, pageChanged, practicesHeading, regulation } = navigation.footer;
  const { hoursByPractice } = navigation;
  return (
    <footer className="site-footer">
      {/* The stylesheet shows one. Lazy loading skips the hidden ones. */}
      {footer.hills.map(({ sky, src }) => (
        <img
          key={sky}
          src={src}
          alt=""
          width={1440}
          height={260}
          loading="lazy"
          className={`site-footer-edge site-footer-edge-${sky}`}
        />
      ))}
      <div className="site-footer-ground night">
        <div className="wrap pt-4 pb-8 md:pt-6 md:pb-12">
          <h2 className="sr-only">{practicesHeading}</h2>
          <ul className="grid gap-5 md:gap-8 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
            {practices.map((practice) => (
              <li
                key={practice.slug}
                className="grid content-start justify-items-start gap-1 md:only:grid-flow-col md:only:items-center md:only:justify-between"
              >
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 md:max-lg:grid">
                  <span className="text-lg font-semibold">{practice.location}</span>
                  <Pill tone={practice.nhs.accepting ? 'success' : 'warning'}>{practice.nhs.text}</Pill>
                </p>
                <PhoneLink phone={practice.footerPhone} className="site-footer-number">
                  {practice.footerPhone}
                </PhoneLink>
                <p className="text-ink-soft">{practice.address}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="site-footer-part wrap grid gap-8 py-8 md:gap-12 md:py-12 lg:grid-cols-[1.1fr_2fr]">
          <div className="flex flex-wrap content-start gap-5 md:gap-8">
            <div className="max-w-sm">
              <div className="flex flex-wrap items-center gap-3 font-display text-2xl font-bold">
                <span className="block size-12 shrink-0 md:size-16">
                  <BrandMark />
                </span>
                {name}
              </div>
              <p className="mt-3 text-ink-soft md:mt-4">{lead}</p>
            </div>
            {/* app/boot/chatbot.ts adds the launcher. */}
            <div data-chatbot className="flex-[1_1_12rem]">
              <h2 className="text-lg">{hoursHeading}</h2>
              {footer.hours ? (
                <p className="text-ink-soft tabular-nums">
                  {footer.hours.label ? `${footer.hours.label}: ` : null}
                  {footer.hours.text}
                </p>
              ) : null}
              {footer.hours && !footer.hours.label ? null : (
                <a href={sectionHref(path, hoursByPractice.to)} className="site-footer-link">
                  {hoursByPractice.label}
                </a>
              )}
              <p className="mt-2 flex items-center gap-2 font-semibold md:mt-4">
                <Icon name="star" size={20} className="text-accent" />
                {footer.rating}
              </p>
              {footer.basis ? <p className="text-base text-ink-soft">{footer.basis}</p> : null}
            </div>
          </div>
          <div className="two-columns gap-x-6 gap-y-6 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
            {columns.map((column) => (
              // On phones the second column, the longest, spans the height of the other two.
              <div key={column.heading} className="max-md:nth-2:row-span-2">
                <h2 className="text-lg">{column.heading}</h2>
                <ul className="mt-2">
                  {column.links.map((link) => (
                    <li key={link.to}>
                      <a href={sectionHref(path, link.to)} className="site-footer-link">
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
        {/* Padding chosen so that on phones the sticky header does not cut through a link at the end of the page. */}
        <div className="site-footer-part wrap grid gap-1 pt-6 pb-9 text-base text-ink-soft md:py-8">
          <p>{footer.careModel}</p>
          <p>
            {regulation}{' '}
            <a href={footer.gdcUrl} className="underline hover:text-ink" rel="noopener">
              {new URL(footer.gdcUrl).hostname}
            </a>
            , {footer.gdcAddress}.
          </p>
          {footer.registrations.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            {footer.pageChangedOn ? `${pageChanged} ${longDate(footer.pageChangedOn)}. ` : null}
            {lastUpdated} {longDate(footer.lastUpdated)}. © {footer.copyrightYear} {copyright}
          </p>
        </div>
      </div>
    </footer>
  );
}
