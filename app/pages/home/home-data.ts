import type { SiteContent } from '../../../content-model/schema/site.ts';
import { fill } from '../../../domain/fill.ts';
import { basisLine, publishedOn } from '../../../domain/published.ts';
import { announcedClosures } from '../../practices/announced-closures.ts';
import { practiceDetails } from '../../practices/practice-details.ts';
import { pictureFor, portraitOf } from '../../practices/practice-picture.ts';
import { groupOpening } from '../../practices/practice-status.ts';
import { drawingAddress } from '../../sections/drawing-address.ts';
import { videoThumbnail } from '../../sections/video-thumbnail.ts';

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
    videos: videos.map((video) => ({ ...video, thumbnail: videoThumbnail(video, content) })),
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

function transformations(content: SiteContent) {
  const { transformations: entries, version } = content;
  return entries.map(
    ({ after: drawnAfter, afterAlt, afterImage, before: drawnBefore, beforeAlt, beforeImage, splitImage, ...words }) => {
      const { description, durationMonths, id, procedure } = words;
      const smile = (image: string | undefined, drawing?: string) =>
        pictureFor(content, { image, shape: 'smile', drawn: drawing ? drawingAddress(version, drawing) : '' });
      const before = smile(beforeImage, drawnBefore);
      const after = smile(afterImage, drawnAfter);
      const split = smile(splitImage);
      return {
        id,
        procedure,
        description,
        months: durationMonths,
        before: { picture: before, alt: beforeAlt },
        after: { picture: after, alt: afterAlt },
        /** A single photograph with both halves. */
        split: split.src ? { picture: split, alt: `${beforeAlt} ${afterAlt}` } : undefined,
        drawn: !split.src && !(before.widths && after.widths),
      };
    },
  );
}

function team(content: SiteContent) {
  const { homePage, practices, team: members } = content;
  return members.map((member) => {
    const { imageAlt, location, name, qualifications } = member;
    const portrait = portraitOf(content, member);
    const drawnAlt = member.portrait ? fill(homePage.team.portraitAlt, { name }) : '';
    return {
      ...member,
      town: practices.find((practice) => practice.slug === location)?.location ?? '',
      portrait,
      portraitAlt: portrait.widths ? (imageAlt ?? name) : drawnAlt,
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
