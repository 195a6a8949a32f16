import { createContext } from 'react-router';
import type { SiteContent } from '../content/schema/site.ts';
import type { Config } from './config.ts';
import type { Site } from './http/hosts.ts';
import type { Log } from './log.ts';
import type { Services } from './services.ts';

/** What a route may know of the request besides its URL. */
export type RequestContext = {
  content: SiteContent;
  /** Which of the configured sites is being served, and its base address. */
  site: Site;
  /** Where the pages are that a clinic's own site does not have. */
  groupBase: string;
  now: Date;
  /** How long testimonial requests are kept: the privacy policy says it, the erasing job does it. */
  retention: Config['retention'];
  chatbot: Config['chatbot'];
  testimonials: Services['testimonials'];
  log: Log;
};

export const requestContext = createContext<RequestContext>();
