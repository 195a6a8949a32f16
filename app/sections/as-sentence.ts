/** Joins items with commas and lowers the initial of all but the first. 'X-rays' keeps its capital. */
export const asSentence = (items: readonly string[]) =>
  items.map((item, index) => (index > 0 ? item.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()) : item)).join(', ');
