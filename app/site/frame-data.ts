import type { Navigation } from '../../content/schema/navigation.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { publishedOn } from '../../domain/published.ts';
import { oneLineAddress } from './one-line-address.ts';

export type FramePractice = { slug: string; location: string; address: string; phone: string; footerPhone: string };

/** What header and footer draw, and nothing more: it travels with every page. */
export type FrameData = {
  name: string;
  navigation: Navigation;
  topBarHours: string;
  practices: FramePractice[];
  footer: {
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

export function frameData({ navigation, organisation, practices }: SiteContent): FrameData {
  const { companyNumber, cqcProviderId, gdcAddress, gdcUrl, icoNumber } = organisation.registrations;
  const { rating, reviewCount, atLeast } = publishedOn(organisation.ratings, 'footer');
  const reviews = `${reviewCount}${atLeast ? '+' : ''}`;
  const labels = navigation.footer;
  return {
    name: organisation.name,
    navigation,
    topBarHours: publishedOn(organisation.hoursTexts, 'top-bar').text,
    practices: practices.map((practice) => ({
      slug: practice.slug,
      location: practice.location,
      address: oneLineAddress(practice.address),
      phone: publishedOn(practice.phones, 'contact-card').phone,
      footerPhone: publishedOn(practice.phones, 'footer').phone,
    })),
    footer: {
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
