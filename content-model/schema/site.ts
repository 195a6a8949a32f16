import type { z } from 'zod';
import type { ForNhsLists } from '../../domain/nhs-lists.ts';
import type { PictureFile } from '../../domain/photographs.ts';
import { accessibilityTests } from './accessibility-tests.ts';
import { article, backlogArticle, blogArticle, editorialPlan } from './blog-article.ts';
import { brand } from './brand.ts';
import { faq } from './faq.ts';
import { navigation } from './navigation.ts';
import { nhsCharges, statutoryNhsCharges } from './nhs.ts';
import { notices } from './notices.ts';
import { organisation } from './organisation.ts';
import * as pages from './pages.ts';
import { practice } from './practice.ts';
import { redirects } from './redirects.ts';
import { partnerClinics, reviews, services, transformations, videos } from './showcase.ts';
import { synonyms } from './synonyms.ts';
import { team } from './team.ts';

/** The content files and their schemas. Other files are reported, to catch misspelt names. */
export const yamlFiles = {
  organisation: ['organisation.yaml', organisation],
  brand: ['brand.yaml', brand],
  navigation: ['navigation.yaml', navigation],
  notices: ['notices.yaml', notices],
  redirects: ['redirects.yaml', redirects],
  synonyms: ['synonyms.yaml', synonyms],
  team: ['team.yaml', team],
  services: ['services.yaml', services],
  transformations: ['transformations.yaml', transformations],
  videos: ['videos.yaml', videos],
  reviews: ['reviews.yaml', reviews],
  faq: ['faq.yaml', faq],
  nhsCharges: ['nhs-charges.yaml', nhsCharges],
  statutoryNhsCharges: ['reference/statutory-nhs-charges.yaml', statutoryNhsCharges],
  accessibilityTests: ['reference/accessibility-tests.yaml', accessibilityTests],
  partnerClinics: ['partner-clinics.yaml', partnerClinics],
  editorialPlan: ['editorial-plan.yaml', editorialPlan],
  homePage: ['pages/home.yaml', pages.homePage],
  generalDentistryPage: ['pages/general-dentistry.yaml', pages.generalDentistryPage],
  cosmeticDentistryPage: ['pages/cosmetic-dentistry.yaml', pages.cosmeticDentistryPage],
  dentalImplantsPage: ['pages/dental-implants.yaml', pages.dentalImplantsPage],
  teethWhiteningPage: ['pages/teeth-whitening.yaml', pages.teethWhiteningPage],
  locationWords: ['pages/location-words.yaml', pages.locationWords],
  emergencyPage: ['pages/emergency-dentist.yaml', pages.emergencyPage],
  networkPage: ['pages/network-of-clinics.yaml', pages.networkPage],
  blogPage: ['pages/blog.yaml', pages.blogPage],
  shareYourStoryPage: ['pages/share-your-story.yaml', pages.shareYourStoryPage],
  nhsInformationPage: ['pages/nhs-information.yaml', pages.nhsInformationPage],
  searchPage: ['pages/search.yaml', pages.searchPage],
  staffPage: ['pages/staff.yaml', pages.staffPage],
  notFoundPage: ['pages/not-found.yaml', pages.notFoundPage],
  errorPage: ['pages/error.yaml', pages.errorPage],
  offlinePage: ['pages/offline.yaml', pages.offlinePage],
  busyPage: ['pages/busy.yaml', pages.busyPage],
} as const;

/** Folders in which each file is one entry, identified by its file name. */
export const yamlFolders = {
  practices: ['practices', practice],
  locationPages: ['pages/locations', pages.locationPage],
  nhsLocationPages: ['pages/nhs-locations', pages.nhsLocationPage],
} as const;

/** Markdown with front matter. */
export const markdownFolders = {
  legalPages: ['pages/legal', pages.legalPage],
  morePages: ['pages/more', pages.morePage],
  blogArticles: ['blog', blogArticle],
  blogBacklog: ['blog-backlog', backlogArticle],
  /** Only in drafts: the published place of an article is a row of blog_posts. */
  articles: ['articles', article],
} as const;

/** Folders that may be missing or empty. */
export const optionalFolders: readonly string[] = ['morePages', 'articles'];

/** With the text for the current state of the NHS lists; `load.ts` picks it. */
type Parsed<T> = T extends readonly [string, infer S extends z.ZodType] ? ForNhsLists<z.infer<S>> : never;
/** A Markdown entry: front matter, file name and text. */
export type Prose<T> = T & { slug: string; markdown: string };

export type SiteContent = { [K in keyof typeof yamlFiles]: Parsed<(typeof yamlFiles)[K]> } & {
  [K in keyof typeof yamlFolders]: Parsed<(typeof yamlFolders)[K]>[];
} & { [K in keyof typeof markdownFolders]: Prose<Parsed<(typeof markdownFolders)[K]>>[] } & {
  /** The day on which a publication last changed what patients read. */
  lastUpdated: string;
  /** The day on which a publication last changed each file. */
  changedOn: Readonly<Record<string, string>>;
  /** Changes whenever the content changes. Used as a cache key. */
  version: string;
  /** Picture files relative to the content folder, such as 'pictures/videos/abc.jpg'. */
  pictures: string[];
  /** Photographs with sized files, by shape and name, such as 'portrait/quan.jpg'. */
  photographs: Readonly<Record<string, PictureFile>>;
  /** The SVG of every drawing by name, such as 'portraits/hijab.svg'. */
  drawings: ReadonlyMap<string, string>;
};
