import { mailArticlePublished, mailArticleSkipped } from './article-mails.ts';
import { contentReport } from './content-report.ts';
import { eraseTestimonials } from './erase-testimonials.ts';
import { generateArticle } from './generate-article.ts';
import { indexNowSubmit } from './indexnow-submit.ts';
import type { Job } from './job.ts';
import { mailTestimonial } from './mail-testimonial.ts';
import { remindTestimonial } from './remind-testimonial.ts';
import { testimonialSweep } from './testimonial-sweep.ts';

/** Every job that the worker knows. */
export const jobs: readonly Job[] = [
  contentReport,
  indexNowSubmit,
  mailTestimonial,
  remindTestimonial,
  testimonialSweep,
  eraseTestimonials,
  generateArticle,
  mailArticlePublished,
  mailArticleSkipped,
];
