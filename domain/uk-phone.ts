/** A number as people write it, without the spaces, hyphens and brackets. */
export function normaliseUkPhone(input: string): string {
  return input.replace(/[\s()[\]\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060\ufeff-]/g, '');
}

/** Expects what normaliseUkPhone gives. */
export function isUkPhone(normalised: string): boolean {
  return /^0\d{9,10}$/.test(normalised);
}

/** The href that rings it from anywhere. A short number such as 111 has no international form and stays as it is. */
export function dialable(phone: string): string {
  return `tel:${normaliseUkPhone(phone).replace(/^0/, '+44')}`;
}
