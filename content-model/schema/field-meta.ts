import type { PhotographShape } from '../../domain/photographs.ts';

/**
 * What the desk's forms read of a field, in its `.meta`. `title` and `description` are the label and the hint; a field without a title
 * has its own name in words. Wrappers such as `.optional()` inherit all of it.
 */
export type FieldMeta = {
  /** The control, where the type of the value does not say it. A field that is hidden is not asked for. */
  widget?: 'colour' | 'hidden' | 'phone' | 'picture' | 'postcode' | 'practice' | 'textarea' | 'time' | 'video' | 'week';
  /** Whom a field is for, if not for patients. Those for search engines and designers come last in the form. */
  audience?: 'search engines and designers' | 'staff';
  /** What choices are called, if not by their names in words. */
  choices?: Readonly<Record<string, string>>;
  /** What one entry of a list is called, if its title does not say it: 'person'. */
  entry?: string;
  /** An entry is called by this field: 'Dr Tariq Farrukh'. */
  names?: boolean;
  /** Tells the entries of a list apart when two people change it. */
  key?: boolean;
  /** The shape that a photograph is cut to. */
  shape?: PhotographShape;
  /** The folder of the drawings that a picture may be. */
  folder?: string;
  /** A list whose entries the site states as a fact, under this name. Those that differ are compared. */
  fact?: string;
  /** The field beside it that becomes today when staff change it. */
  renews?: string;
};

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}
