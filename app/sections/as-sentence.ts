/** 'Fillings, Root canal treatment' reads as a sentence only with small letters; 'X-rays' keeps its own. */
export const asSentence = (items: readonly string[]) =>
  items.map((item, index) => (index > 0 ? item.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()) : item)).join(', ');
