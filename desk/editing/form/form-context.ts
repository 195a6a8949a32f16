/** What fields know besides their own value. */
export type FormContext = {
  /** The names of all photographs. */
  pictures: string[];
  /** Findings that do not block, with the ids of their controls. */
  advice: { id: string; message: string }[];
};
