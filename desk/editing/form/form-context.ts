import type { FormData } from '../form-data.ts';

/** What the widgets know besides their own field. */
export type FormContext = Pick<FormData, 'pictures' | 'practices'> & {
  /** Findings that do not block, by the id of the control. */
  advice: ReadonlyMap<string, string[]>;
};
