import type { FieldFinding } from '../../content-model/field-findings.ts';
import type { OpenFile } from '../drafts/edit-file.ts';

/** What the form gets when it opens. */
export type FileFormData = OpenFile & FileFindings;

/** What the form gets again after it saved. */
export type FileFindings = {
  /** The hash of the text that was checked. */
  hash: string;
  findings: FieldFinding[];
  /** How many changes of all drafts can be reviewed. */
  changes: number;
  /** What the preview does not show, in sentences. */
  leftOut: string[];
  /** The addresses of all pictures: drawings by their names, and prepared photographs by shape and name. */
  pictures: Record<string, string>;
  /** As choices of a field. */
  practices: { value: string; label: string }[];
  /** In London. */
  today: string;
  /** What staff call each file. */
  titles: Record<string, string>;
  /** What placeholders in the long text stand for. */
  facts: Record<string, string>;
  /** What a link in the long text can lead to. */
  linkTargets: { path: string; name: string }[];
  /** The address of the preview, to put before the path of a page. */
  preview: string;
};
