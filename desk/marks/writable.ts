/** The element that marks put around words that are the whole text of a field, so that they can be written where they stand. */
export const writable = 'desk-text';
