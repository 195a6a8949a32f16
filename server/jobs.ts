import { announcePosts } from './articles/announce-posts-job.ts';
import { generateArticle } from './articles/generate-article-job.ts';
import { mailArticlePublished, mailArticleSkipped } from './articles/mail-article-jobs.ts';
import { checkLinks } from './content/check-links-job.ts';
import { contentReport } from './content/content-report-job.ts';
import { indexNowSubmit } from './indexnow/submit-job.ts';
import type { Job } from './platform/queue/job.ts';
import { findContactChanges, mailContactChanged } from './publishing/contact-change-jobs.ts';
import { mailScheduleStopped, publishScheduled } from './publishing/schedule-jobs.ts';
import type { Services } from './services.ts';
import { eraseTestimonials } from './testimonials/erase-testimonials-job.ts';
import { mailReceipt } from './testimonials/mail-receipt-job.ts';
import { mailTestimonial, remindTestimonial } from './testimonials/mail-testimonial-jobs.ts';
import { testimonialDigest } from './testimonials/testimonial-digest-job.ts';
import { testimonialSweep } from './testimonials/testimonial-sweep-job.ts';

export const jobs: readonly Job<Services>[] = [
  contentReport,
  checkLinks,
  publishScheduled,
  mailScheduleStopped,
  findContactChanges,
  mailContactChanged,
  indexNowSubmit,
  mailTestimonial,
  mailReceipt,
  remindTestimonial,
  testimonialSweep,
  testimonialDigest,
  eraseTestimonials,
  announcePosts,
  generateArticle,
  mailArticlePublished,
  mailArticleSkipped,
];
