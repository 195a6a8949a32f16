import type { SiteContent } from '../../content-model/schema/site.ts';
import { fill } from '../../domain/fill.ts';
import { londonMidnight } from '../../domain/london-time.ts';
import { noticeEnd, noticesOn } from '../../domain/notices.ts';
import { groupHours, weekInWords } from '../../domain/opening-hours.ts';
import { pageChangedOn } from '../../domain/page-changed-on.ts';
import { basisLine, findPublished, publishedOn } from '../../domain/published.ts';
import { sitePages } from '../../domain/site-pages.ts';
import { oneLineAddress } from '../practices/one-line-address.ts';
import { practiceStatus } from '../practices/practice-status.ts';
import { drawingAddress } from '../sections/drawing-address.ts';

/** Only what the header, footer and call bar show, because it is part of every page. */
export type LayoutData = ReturnType<typeof layoutData>;
export type LayoutPractice = LayoutData['practices'][number];

/**
 * @param ownPractice slug of the practice on a clinic's own host
 * @param path of the page
 */
export function layoutData(content: SiteContent, now: Date, ownPractice?: string, path = '') {
  const { changedOn, emergencyPage, homePage, lastUpdated, legalPages, navigation, notices, organisation, practices, version } =
    content;
  const { companyNumber, cqcProviderId, gdcAddress, gdcUrl, icoNumber } = organisation.registrations;
  const { rating, reviewCount, atLeast, ...basis } = publishedOn(organisation.ratings, 'footer');
  const reviews = `${reviewCount}${atLeast ? '+' : ''}`;
  const labels = navigation.footer;
  const hasDate =
    sitePages(content).some((page) => page.sitemap && page.path === path) &&
    !legalPages.some(({ lastUpdated, slug }) => lastUpdated && path === `/${slug}`);
  const week = groupHours(organisation);
  // Undefined if each practice has its own.
  const hoursIn = (surface: 'footer' | 'top-bar') =>
    findPublished(organisation.hoursTexts, surface) ?? (week && { label: undefined, text: weekInWords(week) });
  return {
    name: organisation.name,
    navigation,
    topBarHours: hoursIn('top-bar'),
    notices: noticesOn(notices, now, ownPractice).map((notice) => ({
      text: notice.text,
      // A clinic's own host does not name its town.
      towns: practices
        .filter(({ slug }) => !ownPractice && notice.practices?.includes(slug))
        .map(({ location }) => location)
        .join(', '),
      link: notice.link,
      until: noticeEnd(notice).getTime(),
    })),
    practices: practices.map((practice) => ({
      slug: practice.slug,
      name: practice.name,
      location: practice.location,
      address: oneLineAddress(practice.address),
      phone: publishedOn(practice.phones, 'contact-card').phone,
      footerPhone: publishedOn(practice.phones, 'footer').phone,
      nhs: {
        accepting: practice.nhs.acceptingNHS,
        text: practice.nhs.acceptingNHS ? homePage.practices.accepting : homePage.practices.listFull,
      },
      bookingUrl: practice.bookingUrl,
      picture: drawingAddress(version, `skyline.${practice.slug}.svg`),
      // From midnight instead of `now`, so that a page is the same all day. The boot script picks the current state.
      opening: practiceStatus(practice, organisation, londonMidnight(now)).opening,
    })),
    ownPractice,
    emergency: {
      phone: emergencyPage.line.phone,
      call: emergencyPage.hero.call,
      text: emergencyPage.alert.text,
      advice: navigation.emergencyAdvice,
    },
    footer: {
      hills: ['dusk', 'bare', 'night'].map((sky) => ({ sky, src: drawingAddress(version, `hill-edge.${sky}.svg`) })),
      hours: hoursIn('footer'),
      rating: fill(labels.rating, { rating, reviews }),
      basis: basisLine(basis),
      careModel: organisation.careModel,
      lastUpdated,
      pageChangedOn: hasDate ? pageChangedOn(path, changedOn) : undefined,
      copyrightYear: organisation.copyrightYear,
      gdcUrl,
      gdcAddress,
      registrations: [
        ...(companyNumber ? [`${labels.companyNumber} ${companyNumber}`] : []),
        ...(cqcProviderId ? [`${labels.cqcProvider} ${cqcProviderId}`] : []),
        ...(icoNumber ? [`${labels.icoRegistration} ${icoNumber}`] : []),
      ],
    },
  };
}
