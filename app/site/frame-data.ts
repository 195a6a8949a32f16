import type { Navigation } from '../../content/schema/navigation.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { londonMidnight } from '../../domain/london-time.ts';
import { noticeEnd, noticesOn } from '../../domain/notices.ts';
import { publishedOn } from '../../domain/published.ts';
import { drawingAddress } from './drawing-address.ts';
import { oneLineAddress } from './one-line-address.ts';
import { type OpeningNow, practiceStatus } from './practice-status.ts';

export type FramePractice = {
  slug: string;
  location: string;
  address: string;
  phone: string;
  footerPhone: string;
  nhs: { accepting: boolean; text: string };
  bookingUrl: string;
  picture: string;
  opening: OpeningNow;
};

/** What header, footer and the bar of a phone draw, and nothing more: it travels with every page. */
export type FrameData = {
  name: string;
  navigation: Navigation;
  topBarHours: string;
  notices: { text: string; towns: string; link?: { label: string; to: string } | undefined; until: number }[];
  practices: FramePractice[];
  /** On a clinic's own host: whose it is. */
  ownPractice?: string | undefined;
  emergency: { phone: string; call: string; text: string };
  footer: {
    landscape: { dusk: string; bare: string };
    hours: string;
    rating: string;
    careModel: string;
    lastUpdated: string;
    copyrightYear: number;
    gdcUrl: string;
    gdcAddress: string;
    registrations: string[];
  };
};

export function frameData(content: SiteContent, now: Date, ownPractice?: string): FrameData {
  const { emergencyPage, homePage, navigation, notices, organisation, practices, version } = content;
  const { companyNumber, cqcProviderId, gdcAddress, gdcUrl, icoNumber } = organisation.registrations;
  const { rating, reviewCount, atLeast } = publishedOn(organisation.ratings, 'footer');
  const reviews = `${reviewCount}${atLeast ? '+' : ''}`;
  const labels = navigation.footer;
  return {
    name: organisation.name,
    navigation,
    topBarHours: publishedOn(organisation.hoursTexts, 'top-bar').text,
    notices: noticesOn(notices, now, ownPractice).map((notice) => ({
      text: notice.text,
      // On a practice's own site everything is about that practice.
      towns: practices
        .filter(({ slug }) => !ownPractice && notice.practices?.includes(slug))
        .map(({ location }) => location)
        .join(', '),
      link: notice.link,
      until: noticeEnd(notice).getTime(),
    })),
    practices: practices.map((practice) => ({
      slug: practice.slug,
      location: practice.location,
      address: oneLineAddress(practice.address),
      phone: publishedOn(practice.phones, 'contact-card').phone,
      footerPhone: publishedOn(practice.phones, 'footer').phone,
      nhs: {
        accepting: practice.nhs.acceptingNHS,
        text: practice.nhs.acceptingNHS ? homePage.practices.accepting : homePage.practices.listFull,
      },
      bookingUrl: practice.bookingUrl,
      picture: drawingAddress(version, 'skyline', practice.slug),
      // The frame shows no opening state without a script. It carries the day's list, so that a page is the same all day.
      opening: practiceStatus(practice, organisation, londonMidnight(now)).opening,
    })),
    ownPractice,
    emergency: { phone: emergencyPage.line.phone, call: emergencyPage.hero.call, text: emergencyPage.alert.text },
    footer: {
      landscape: { dusk: drawingAddress(version, 'hill-edge', 'dusk'), bare: drawingAddress(version, 'hill-edge', 'bare') },
      hours: publishedOn(organisation.hoursTexts, 'footer').text,
      rating: labels.rating.replace('{rating}', String(rating)).replace('{reviews}', reviews),
      careModel: organisation.careModel,
      lastUpdated: organisation.lastUpdated,
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
