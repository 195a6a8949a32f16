export type SpecifiedTexts = {
  heading: string | RegExp;
  /** Matched exactly. */
  texts: readonly string[];
  /** Figures, prices and names that the specification gives without quotation marks. Case-insensitive. */
  figures: readonly string[];
};

/** Splits entries at bars and line ends. */
const list = (entries: string): string[] =>
  entries
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const nhsServices = list(
  `examinations | emergency care | fillings and restorations | extractions
   preventive care | oral health advice | hygiene | children's dentistry`,
);
const groupHours = ['Phones: Mon-Fri 9:00-5:00', 'Sat 9:00-1:00', 'Sun closed'];
const lastUpdated = 'Last updated January 2025';

const testimonialForm: SpecifiedTexts = {
  heading: /\w/,
  texts: ['Submit & Get Upload Instructions'],
  figures: list(
    `record a 2-3 minute video | secure upload instructions | inspire others | within 24 hours
     first name | last name | email | phone | treatment | overall rating | testimonial title | brief description
     01632 960133 | stories@threeridings.example`,
  ),
};

/**
 * The texts that sections 2 and 9 of the specification fix for each page. They are repeated here, not read from the content, so
 * that a test fails when a content edit loses one.
 */
export const specifiedTexts: Readonly<Record<string, SpecifiedTexts>> = {
  // @spec 1: Presents practices, services, team, before and after, videos, reviews, questions, contact, hours
  // @spec 2: Route /
  // @spec 9: Serving since 2009, or 'over 15 years'
  // @spec 9: Postcodes BD1 1AA, HG4 1AA, LS1 1AA
  '/': {
    heading: /\w/,
    texts: list('Book Appointment | Meet Our Team | Orthodontic Success Stories | Educational Videos | Book Online'),
    figures: list(
      `15+ | 13,920 | active patients | 18 | years of Invisalign experience | 1,392+ patients treated | over 15 years | 24/7
       General Dentistry | Cosmetic Dentistry | Hygiene & Prevention | Children's Dentistry | Dental Implants | Digital Technology
       5.0 | 1500+ five-star reviews | 4.8 | 322 reviews | 4.9 | 929 reviews | 4.7 | 186 reviews
       BD1 1AA | HG4 1AA | LS1 1AA
       Mon-Fri 9:00-5:00 (lunch 12:30-1:30) | Mon-Fri 9:00-5:00 (lunch 1:00-2:00) | Mon-Fri 9:00-4:30 (lunch 12:30-2:00)
       Sat-Sun closed`,
    ),
  },
  // @spec 1: Presents NHS charges and policies
  // @spec 2: Route /privacy-policy
  // @spec 2: Privacy Policy: January 2025 and its parts
  '/privacy-policy': {
    heading: 'Privacy Policy',
    texts: [lastUpdated],
    figures: [
      ...list('Introduction | Information collected | Use | Sharing | Security | GDPR rights | Data protection officer contact'),
      ...groupHours,
    ],
  },
  // @spec 2: Route /terms-of-service
  // @spec 2: Terms of Service: January 2025 and its parts
  // @spec 9: Hours on legal and Leeds pages: Mon-Fri to 5, Sat to 1, Sun closed
  // @spec 9: 24 hours' notice, estimates valid 30 days, guarantees 2 years, 1 year, 6 months
  '/terms-of-service': {
    heading: 'Terms of Service',
    texts: [lastUpdated],
    figures: [
      ...list(
        `Acceptance | Appointment policy | Payment | Consent | Patient responsibilities | Guarantees | Liability | Governing law
         Contact | 24 hours' notice | valid for 30 days
         Crowns and bridges 2 years | Fillings 1 year | Dentures 6 months of adjustment`,
      ),
      ...groupHours,
    ],
  },
  // @spec 1: Presents NHS charges and policies
  // @spec 2: Route /nhs-information
  // @spec 9: What each band covers; who does not pay
  // @spec 9: Hours of the legal pages on Complaints Procedure and NHS Information too
  '/nhs-information': {
    heading: 'NHS Information',
    texts: ['Book NHS Appointment'],
    figures: [
      ...list(
        `2025 | £25.80 | £70.70 | £306.80
         Band 1 | Examination | Diagnosis | Preventive | Scale and polish | X-rays
         Band 2 | Fillings | Root canal | Extractions | Some gum
         Band 3 | Crowns | Bridges | Dentures | Complex work | Emergency treatment
         under 18 | under 19 and in full-time education | pregnant | had a baby within the last 12 months | Universal Credit`,
      ),
      ...groupHours,
    ],
  },
  // @spec 2: Route /accessibility
  // @spec 2: Accessibility Statement: its parts, the WCAG 2.1 claim, contact
  // @spec 9: Accessibility line Mon-Fri 9-5
  '/accessibility': {
    heading: 'Accessibility Statement',
    texts: ['WCAG'],
    figures: list(
      `Bradford | Ripon | Leeds | visual impairment | hearing loss | learning disability | moving about
       Communication support | (WCAG) 2.1 | Accessibility contact | Mon-Fri 9:00-5:00`,
    ),
  },
  // @spec 2: Route /complaints
  // @spec 2: Complaints Procedure: three steps and its parts
  // @spec 9: Complaints: 2, 10 and 20 working days, weekly updates, 3 years
  // @spec 9: Hours of the legal pages on Complaints Procedure and NHS Information too
  '/complaints': {
    heading: 'Complaints Procedure',
    texts: [],
    figures: [
      ...list(
        `Step 1: immediate resolution | Step 2: formal complaint | Step 3: investigation
         Contacts | What to include | Independent bodies | Response times | Learning from complaints
         within 2 working days | within 10 working days | up to 20 working days | every week | 3 years`,
      ),
      ...groupHours,
    ],
  },
  // @spec 2: Route /services/general-dentistry
  '/services/general-dentistry': { heading: 'General Dentistry', texts: ['Book Appointment'], figures: ['What to expect'] },
  // @spec 2: Route /services/cosmetic-dentistry
  '/services/cosmetic-dentistry': {
    heading: 'Cosmetic Dentistry',
    texts: ['Free Consultation'],
    figures: list(
      `98% | 2,500+ | 15+ | 500+
       1-2 hours From £200 | 2-3 visits From £500 per tooth | 30-60 minutes From £150 per tooth | 3-6 months Consultation required`,
    ),
  },
  // @spec 2: Route /services/dental-implants
  // @spec 9: Implant prices, durations and stats; healing 3-6 months, lasts 25+ years
  '/services/dental-implants': {
    heading: 'Dental Implants',
    texts: ['Free Consultation'],
    figures: list(
      `95% | 99% | 1,000+ | 20+ | 3-6 months to heal | 25+ years
       3-6 months From £2,500 | 4-8 months From £5,000 | 1 day placement From £15,000 | 3-4 months From £3,500`,
    ),
  },
  // @spec 2: Route /services/teeth-whitening
  // @spec 2: Teeth Whitening: buttons, stats, three options, four benefits, FAQ, closing
  '/services/teeth-whitening': {
    heading: 'Teeth Whitening',
    texts: list(
      `Free Whitening Consultation | MOST POPULAR | Choose This Option | Available at Bradford, Ripon, and Leeds locations`,
    ),
    figures: list(
      `6 shades average change | 98% patient satisfaction | 1-3 years | 3-8 shades
       From £200 | 60-90 minutes | up to 8 shades | From £150 | 2-4 weeks | From £300`,
    ),
  },
  // @spec 2: Route /locations/bradford-dentist
  // @spec 9: Serving since 2009, or 'over 15 years'
  // @spec 9: Bradford page: 4.8 from 127 reviews
  '/locations/bradford-dentist': {
    heading: /Bradford/,
    texts: ['Bradford Dentist'],
    figures: list('BD1 1AA | 01632 960101 | Mon-Fri | 9:00-5:00 | since 2009 | 4.8 | 127 reviews'),
  },
  '/locations/ripon-dentist': { heading: /Ripon/, texts: [], figures: list('HG4 1AA | 01632 960201 | Mon-Fri | 9:00-5:00') },
  '/locations/leeds-dentist': { heading: /Leeds/, texts: [], figures: list('LS1 1AA | 0113 496 0301 | Mon-Fri | 9:00-4:30') },
  // @spec 2: Route /locations/nhs-bradford-dentist
  // @spec 2: NHS Dentist Bradford and Ripon: new NHS patients are accepted
  '/locations/nhs-bradford-dentist': {
    heading: 'NHS Dentist in Bradford',
    texts: ['NHS Registered Practice'],
    figures: ['new NHS patients are accepted', 'BD1 1AA', ...nhsServices],
  },
  // @spec 2: Route /locations/nhs-ripon-dentist
  // @spec 2: NHS Dentist Bradford and Ripon: new NHS patients are accepted
  '/locations/nhs-ripon-dentist': {
    heading: 'NHS Dentist in Ripon',
    texts: ['NHS Registered Practice'],
    figures: ['new NHS patients are accepted', 'HG4 1AA', ...nhsServices],
  },
  // @spec 2: Route /locations/nhs-leeds-dentist
  // @spec 2: NHS Dentist Leeds: benefits, services, information, three steps, booking and contact
  // @spec 9: Hours on legal and Leeds pages: Mon-Fri to 5, Sat to 1, Sun closed
  '/locations/nhs-leeds-dentist': {
    heading: 'NHS Dentist in Leeds',
    texts: ['NHS Dentist in Leeds', 'NHS Registered Practice'],
    figures: [
      ...list(
        `Visit | NHS patient list is currently full | LS1 1AA | 0113 496 0301
         NHS approved practice | NHS list full | private care available | comprehensive care | emergency appointments
         Call to discuss your needs | Get a personalised treatment plan | Book your appointment`,
      ),
      ...nhsServices,
      ...groupHours,
    ],
  },
  // @spec 2: Route /emergency-dentist
  '/emergency-dentist': {
    heading: 'Emergency Dentist Yorkshire',
    texts: list('Emergency Dentist Yorkshire | Call Emergency Line | 24/7 Availability | Find Nearest Location'),
    figures: list(
      `open 24/7 | Bradford | Ripon | Leeds | BD1 1AA | HG4 1AA | LS1 1AA
       Severe tooth pain | Knocked-out tooth | Broken/chipped tooth | Dental abscess | Lost filling/crown | Oral bleeding
       Assessment | Pain relief | Treatment | Follow-up | 999 | 111`,
    ),
  },
  // @spec 2: Route /network-of-clinics
  // @spec 2: Network of clinics: 'Important Information'
  '/network-of-clinics': {
    heading: /network of clinics/i,
    texts: ['Visit Website', 'Important Information'],
    figures: list(
      `Ontario, Canada | 4.8 | 4.7 | Google reviews | independent practice with its own policies | contact each clinic directly`,
    ),
  },
  '/blog': {
    heading: /\w/,
    texts: ['Admin Tools', 'Generate Article Now'],
    figures: list(
      `9 AM UTC | 12 Nov 2026
       Dental Health | NHS Services | Treatments | Patient Stories | Practice News | Oral Hygiene | Children's Dentistry | Cosmetic Dentistry`,
    ),
  },
  '/search': { heading: /search/i, texts: [], figures: [] },
  // @spec 2: Routes /share-your-story and /share
  // @spec 9: Contact within 24 hours, video of 2-3 minutes
  '/share-your-story': testimonialForm,
  // @spec 2: Routes /share-your-story and /share
  '/share': testimonialForm,
  // Not in the specification: a page that consists of content alone.
  '/nervous-patients': {
    heading: 'Nervous about the dentist?',
    texts: ["I'm nervous about today.", 'Please stop when I raise my hand.'],
    figures: list('01632 960101 | 01632 960201 | 0113 496 0301'),
  },
};
