import type { SiteContent } from '../../../content-model/schema/site.ts';

export type PageWords = Omit<SiteContent['shareYourStoryPage'], 'head' | 'receipt'>;
/** The words of the form, which are also in the page as the island's props. */
export type StoryWords = Omit<PageWords, 'help' | 'hero' | 'steps' | 'stepsHeading'>;
export type StoryContact = SiteContent['organisation']['contacts']['testimonials'];
