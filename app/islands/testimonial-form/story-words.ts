import type { SiteContent } from '../../../content/schema/site.ts';

export type StoryWords = Omit<SiteContent['shareYourStoryPage'], 'head'>;
export type StoryContact = SiteContent['organisation']['contacts']['testimonials'];
