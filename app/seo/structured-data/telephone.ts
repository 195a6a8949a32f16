import { dialable } from '../../../domain/uk-phone.ts';

/** The number in +44 form. */
export function telephone(phone: string): string {
  return dialable(phone).replace('tel:', '');
}
