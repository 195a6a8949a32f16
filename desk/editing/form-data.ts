import type { OpenFile } from './edit-file.ts';
import type { FieldFinding } from './field-findings.ts';

/** What the form gets when it opens and after each time it saves. */
export type FileFormData = OpenFile & {
  findings: FieldFinding[];
  /** What the preview does not show, in sentences. */
  leftOut: string[];
  /** The names of all photographs. */
  pictures: string[];
  /** The pictures of people, by their short names. */
  portraits: Record<string, string>;
  /** As choices of a field. */
  practices: { value: string; label: string }[];
  /** In London. */
  today: string;
  /** What staff call each file. */
  titles: Record<string, string>;
  /** The address of the preview, to put before the path of a page. */
  preview: string;
};
