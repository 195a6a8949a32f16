import type { SiteContent } from '../../../content/schema/site.ts';
import type { TestimonialField } from '../../../domain/testimonial.ts';

export type StoryWords = Omit<SiteContent['shareYourStoryPage'], 'head'>;
export type StoryContact = SiteContent['organisation']['contacts']['testimonials'];

/** Where the error summary leads. */
export const fieldId = (field: TestimonialField) => `story-${field}`;
