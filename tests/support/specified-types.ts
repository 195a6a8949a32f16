import { contentPaths } from './site-paths.ts';

const service = ['BreadcrumbList', 'Service'];
const clinic = ['BreadcrumbList', 'Dentist'];

/** The main types of a page's structured data, sorted. Pages not listed have only a BreadcrumbList. */
export const specifiedTypes: Record<string, readonly string[]> = {
  '/': [
    'Dentist',
    'Dentist',
    'Dentist',
    'FAQPage',
    'MedicalBusiness',
    'Organization',
    'Service',
    'Service',
    'Service',
    'VideoObject',
    'VideoObject',
    'VideoObject',
    'WebSite',
  ],
  '/services/general-dentistry': service,
  '/services/cosmetic-dentistry': service,
  '/services/dental-implants': service,
  '/services/teeth-whitening': ['BreadcrumbList', 'FAQPage', 'MedicalProcedure'],
  '/locations/bradford-dentist': clinic,
  '/locations/ripon-dentist': clinic,
  '/locations/leeds-dentist': clinic,
  '/locations/nhs-bradford-dentist': clinic,
  '/locations/nhs-ripon-dentist': clinic,
  '/locations/nhs-leeds-dentist': clinic,
  '/emergency-dentist': ['BreadcrumbList', 'EmergencyService', 'FAQPage'],
  ...Object.fromEntries(contentPaths.map((path) => [path, ['BreadcrumbList', 'WebPage']])),
};
