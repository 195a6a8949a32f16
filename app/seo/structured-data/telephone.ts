import { dialable } from '../../../domain/uk-phone.ts';

/** The +44 form, since a search engine's visitor may ring from anywhere. */
export function telephone(phone: string): string {
  return dialable(phone).replace('tel:', '');
}
