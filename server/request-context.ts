import type { SiteContent } from '../content-model/schema/site.ts';
import type { Config } from './platform/config.ts';
import type { Site } from './platform/http/hosts.ts';
import type { Log } from './platform/log.ts';
import type { ToPng } from './platform/pictures/to-png.ts';
import type { SiteSearchResult } from './search/search-site.ts';
import type { Services } from './services.ts';

/** What routes receive besides the request. */
export type RequestContext = {
  /** Under the configured base URL, since behind TLS the socket's scheme differs from the visitor's. */
  url: URL;
  /** The parts of the path that the route names. */
  params: Readonly<Record<string, string>>;
  /** As it arrived, for a posted form. */
  raw: Request;
  content: SiteContent;
  site: Site;
  /** The group's base address, for pages that a clinic's own site does not have. */
  groupBase: string;
  now: Date;
  /** How long testimonial requests are stored: the privacy policy states it, the erase job applies it. */
  retention: Config['retention'];
  chatbot: Config['chatbot'];
  /** The public key that the browser sends to server functions. */
  anonKey: Config['anonKey'];
  imageHosts: Config['imageHosts'];
  blogPosts: Services['blogPosts'];
  search(typed: string): Promise<SiteSearchResult>;
  /** Whether viewed pages are submitted to search engines. */
  indexNow: boolean;
  /** The path of the service worker that stores an offline copy, unless that is off. */
  serviceWorker: string | undefined;
  /** Invokes a server function as the browser would, for a form sent without JavaScript. */
  invoke(name: string): Promise<object> | undefined;
  testimonials: Services['testimonials'];
  /** Checks the signed links in mails; `staff` carries out their actions. */
  links: Services['links'];
  staff: Services['staff'];
  /** The client's IP address, according to trusted proxies. Never logged. */
  address: string;
  toOpaquePng: ToPng;
  /** The content security policy of a document with these styles, in production. */
  documentPolicy(styles: string): string | undefined;
  log: Log;
};
