import type { Practice } from '../../content-model/schema/practice.ts';
import { publishedOn } from '../../domain/published.ts';

export type PracticePhone = ReturnType<typeof practicePhones>[number];

/** The practices on pages that only say whom to call. */
export const practicePhones = (practices: readonly Practice[]) =>
  practices.map(({ location, phones, slug }) => ({ slug, location, phone: publishedOn(phones, 'contact-card').phone }));
