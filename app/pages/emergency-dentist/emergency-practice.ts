import type { Practice } from '../../../content-model/schema/practice.ts';
import type { SiteContent } from '../../../content-model/schema/site.ts';
import { publishedOn } from '../../../domain/published.ts';
import { practiceStatus } from '../../practices/practice-status.ts';
import { drawingAddress } from '../../sections/drawing-address.ts';
import { shownPicture } from '../../sections/shown-picture.ts';

export type EmergencyPractice = ReturnType<typeof emergencyPractice>;

export function emergencyPractice(practice: Practice, content: SiteContent, now: Date) {
  const { geo, name, phones, picture, slug } = practice;
  const { label, phone } = publishedOn(phones, 'emergency-page');
  const drawn = drawingAddress(content.version, `skyline-night.${slug}.svg`);
  return {
    ...practiceStatus(practice, content.organisation, now),
    name,
    geo,
    phone,
    phoneLabel: label,
    picture: shownPicture(content, 'view', picture, drawn),
  };
}
