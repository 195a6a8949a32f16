import { createContext } from 'react-router';
import type { SiteContent } from '../content/schema/site.ts';
import type { Config } from './config.ts';
import type { Site } from './http/hosts.ts';
import type { Log } from './log.ts';
import type { ToPng } from './pictures/to-png.ts';
import type { SiteSearchResult } from './search/search-site.ts';
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
  /** What the browser names itself by to the backend. */
  anonKey: Config['anonKey'];
  blogPosts: Services['blogPosts'];
  search(typed: string): Promise<SiteSearchResult>;
  /** Whether search engines are told of the pages that are looked at. */
  indexNow: boolean;
  /** Where the worker is that keeps a page on visitors' devices, unless that is turned off. */
  serviceWorker: string | undefined;
  /** A function as the browser would invoke it, for a form that is sent without a script. */
  invoke(name: string): Promise<object> | undefined;
  testimonials: Services['testimonials'];
  /** What a signed link from a mail allows, and the doing of it. */
  links: Services['links'];
  staff: Services['staff'];
  /** For whom the request comes, as far as proxies can be believed. Never logged. */
  address: string;
  /** A drawing that fills its frame, as a picture that any programme shows. */
  toOpaquePng: ToPng;
  log: Log;
};

export const requestContext = createContext<RequestContext>();
