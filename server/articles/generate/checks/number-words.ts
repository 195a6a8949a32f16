const units = 'one|two|three|four|five|six|seven|eight|nine';
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

/** A number in digits or words. The digits are bounded, so that matching a long run of digits takes linear time. */
export const anyNumber = `(?:\\d{1,6}(?:[.,]\\d{1,3})?|(?:${tens})(?:[- ](?:${units}))?|${teens}|${units}|hundred|thousand|dozen)`;

export const hourWord = `(?:${units}|ten|eleven|twelve|noon|midday|midnight)`;

/** A digit as it is read aloud. */
export const digitWord = `(?:${units}|oh|zero|nought|double|treble|triple)`;
