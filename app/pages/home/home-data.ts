import type { SiteContent } from '../../../content-model/schema/site.ts';
import { fill } from '../../../domain/fill.ts';
import { basisLine, publishedOn } from '../../../domain/published.ts';
import { announcedClosures } from '../../practices/announced-closures.ts';
import { practiceDetails } from '../../practices/practice-details.ts';
import { groupOpening } from '../../practices/practice-status.ts';
import { drawingAddress } from '../../sections/drawing-address.ts';
import { shownPicture, videoPicture } from '../../sections/shown-picture.ts';

export type HomeData = ReturnType<typeof homeData>;
export type CarouselWords = SiteContent['homePage']['carousel'];
export type TeamMember = HomeData['team'][number];
export type Service = HomeData['services'][number];
export type Transformation = HomeData['transformations'][number];
export type Video = HomeData['videos'][number];
export type Quote = ReturnType<typeof quotes>[number];

export function homeData(content: SiteContent, now: Date) {
  const { emergencyPage, faq, homePage, organisation, practices, reviews, services, version, videos } = content;
  const { head: _, ...words } = homePage;
  const { atLeast, rating, reviewCount, ...basis } = publishedOn(organisation.ratings, 'reviews-section');
  return {
    words,
    views: {
      day: drawingAddress(version, 'landscape.hills.svg'),
      night: drawingAddress(version, 'landscape.night.svg'),
      wide: drawingAddress(version, 'panorama.wide.svg'),
      sheep: drawingAddress(version, 'pages/ewe-and-lamb.svg'),
    },
    opening: groupOpening(practices, organisation, now),
    emergencyPhone: emergencyPage.line.phone,
    practices: practices.map((practice) => practiceDetails(practice, content, now)),
    closures: announcedClosures(practices, content, now),
    services: services.map((service) => ({ ...service, scene: drawingAddress(version, `services/${service.icon}.svg`) })),
    team: team(content),
    transformations: transformations(content),
    videos: videos.map((video) => ({ ...video, picture: videoPicture(video, content) })),
    reviews: {
      rating: rating.toFixed(1),
      count: `${reviewCount}${atLeast ? '+' : ''}`,
      basis: basisLine(basis),
      url: organisation.reviewsSearchUrl,
      policy: reviews.policy,
      quotes: quotes(content),
    },
    faq,
  };
}

/** Those whose photographs are not prepared have no picture to show. */
function transformations(content: SiteContent) {
  return content.transformations.flatMap((entry) => {
    const { description, durationMonths: months, id, procedure } = entry;
    const [before, after, split] = [entry.before, entry.after, entry.split].map((picture) =>
      shownPicture(content, 'smile', picture),
    );
    const pictures = split?.src ? [split] : [before, after].flatMap((picture) => (picture?.src ? picture : []));
    if (!split?.src && pictures.length < 2) return [];
    return { id, procedure, description, months, pictures, drawn: pictures.some(({ widths }) => !widths) };
  });
}

function team(content: SiteContent) {
  const { homePage, practices, team: members, version } = content;
  return members.map((member) => {
    const { location, name, picture, qualifications } = member;
    const portrait = shownPicture(content, 'portrait', picture, drawingAddress(version, 'portraits/neutral.svg'));
    const drawnAlt = picture && !portrait.widths ? fill(homePage.team.portraitAlt, { name }) : '';
    return {
      ...member,
      town: practices.find((practice) => practice.slug === location)?.location ?? '',
      picture: { ...portrait, alt: portrait.alt || drawnAlt },
      qualifications: qualifications.map(({ award, country, institution }) =>
        [award, institution, country].filter((part) => part !== undefined).join(', '),
      ),
    };
  });
}

/** Each testimonial is followed by two short reviews, newest first, so that every view has both. */
function quotes({ practices, reviews }: SiteContent) {
  const stories = reviews.testimonials.map(({ name, rating, review, treatment }) => ({
    name,
    rating,
    text: review,
    about: treatment,
    date: undefined as string | undefined,
  }));
  const notes = reviews.practiceReviews
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ author, date, location, rating, text }) => ({
      name: author,
      rating,
      text,
      about: practices.find(({ slug }) => slug === location)?.location ?? '',
      date: date as string | undefined,
    }));
  const mixed = stories.flatMap((story, index) => [story, ...notes.slice(index * 2, index * 2 + 2)]);
  return [...mixed, ...notes.slice(stories.length * 2)];
}
