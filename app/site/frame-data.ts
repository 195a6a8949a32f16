import type { Navigation } from '../../content/schema/navigation.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { publishedOn } from '../../domain/published.ts';
import { oneLineAddress } from './one-line-address.ts';

export type FramePractice = { slug: string; location: string; address: string; phone: string };

/** What header and footer draw, and nothing more: it travels with every page. */
export type FrameData = {
  name: string;
  navigation: Navigation;
  practices: FramePractice[];
  footer: {
    hours: string;
    rating: { rating: number; reviewCount: number; atLeast: boolean };
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
  return {
    name: organisation.name,
    navigation,
    practices: practices.map((practice) => ({
      slug: practice.slug,
      location: practice.location,
      address: oneLineAddress(practice.address),
      phone: publishedOn(practice.phones, 'contact-card').phone,
    })),
    footer: {
      hours: publishedOn(organisation.hoursTexts, 'footer').text,
      rating: { rating, reviewCount, atLeast },
      careModel: organisation.careModel,
      lastUpdated: organisation.lastUpdated,
      copyrightYear: organisation.copyrightYear,
      gdcUrl,
      gdcAddress,
      registrations: [
        ...(companyNumber ? [`Company number ${companyNumber}`] : []),
        ...(cqcProviderId ? [`CQC provider ${cqcProviderId}`] : []),
        ...(icoNumber ? [`ICO registration ${icoNumber}`] : []),
      ],
    },
  };
}
