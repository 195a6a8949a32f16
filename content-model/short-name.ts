import type { JsonSchema } from './json-schemas.ts';

/** Lower-case words joined by hyphens: the short name of an entry or, in a field of another name, of a practice. */
export const isShortName = ({ pattern }: JsonSchema = {}) => pattern?.startsWith('^[a-z0-9]+(?:-') ?? false;
