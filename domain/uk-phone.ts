/** Removes spaces, hyphens, brackets and invisible characters. */
export function normaliseUkPhone(input: string): string {
  return input.replace(/[\s()[\]\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060\ufeff-]/g, '');
}

/** Expects a number from normaliseUkPhone. */
export function isUkPhone(normalised: string): boolean {
  return /^0\d{9,10}$/.test(normalised);
}

/** Short numbers such as 111 have no international form and are unchanged. */
export const internationalPhone = (phone: string) => normaliseUkPhone(phone).replace(/^0/, '+44');

/** A tel: link in international form. */
export const dialable = (phone: string) => `tel:${internationalPhone(phone)}`;
