const units = 'one|two|three|four|five|six|seven|eight|nine';
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

/** A number in digits or words, for the middle of a pattern. The digits are bounded: a page of them must not be read over and over. */
export const anyNumber = `(?:\\d{1,6}(?:[.,]\\d{1,3})?|(?:${tens})(?:[- ](?:${units}))?|${teens}|${units}|hundred|thousand|dozen)`;

/** The hours of a clock in words. */
export const hourWord = `(?:${units}|ten|eleven|twelve|noon|midday|midnight)`;

/** One digit as it is read out. */
export const digitWord = `(?:${units}|oh|zero|nought|double|treble|triple)`;
