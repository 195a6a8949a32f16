/**
 * What a signed link refers to. `name` is a request's reference or an article's title: all that the page may show.
 * 'open': can be done. 'done': was done at `at`. 'gone': no longer exists.
 */
export type StaffSubject = { state: 'open'; name: string } | { state: 'done'; name: string; at: Date } | { state: 'gone' };

/** An action that staff take from an email. */
export type StaffAction = {
  look(id: string): Promise<StaffSubject>;
  /** Returns undefined if it was done before or the subject no longer exists. */
  carryOut(id: string): Promise<{ name: string } | undefined>;
};
