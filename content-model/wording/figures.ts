import { anyOf, rules, words } from './rule.ts';

const source = 'our editorial rules';

const units = 'one|two|three|four|five|six|seven|eight|nine';
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

/** A number in digits or words. The digits are bounded, so that matching a long run of digits takes linear time. */
export const anyNumber = `(?:\\d{1,6}(?:[.,]\\d{1,3})?|(?:${tens})(?:[- ](?:${units}))?|${teens}|${units}|hundred|thousand|dozen)`;

const hourWord = `(?:${units}|ten|eleven|twelve|noon|midday|midnight)`;

/** A digit as it is read aloud. */
const digitWord = `(?:${units}|oh|zero|nought|double|treble|triple)`;

export const prices = [
  ...rules(
    { source, advice: 'is a price, and prices change. Link to the page that has it.' },
    /[£€$¥][ \d.,]{0,12}/g,
    new RegExp(`\\b${anyNumber} ?(?:gbp|eur|usd|pounds?|quid|pence|euros?|dollars?|fivers?|tenners?)\\b`, 'gi'),
    /\b(?:gbp|eur|usd) ?\d{1,7}/gi,
    /\b\d{1,4}p\b/gi,
    /\ba (?:fiver|tenner|quid)\b/gi,
    // Statutory charges without the pound sign: '306.80'.
    /\b\d{2,4}\.\d{2}\b(?! ?(?:%|per ?cent|mm|cm))/gi,
    /\b(?:costs?|priced at|prices? (?:is|are|of)|charges? (?:is|are|of)|fees? (?:is|are|of)|pay) (?:(?:from|about|around|only|just|up to|under|over|between|at) ){0,2}\d{1,6}\b(?! (?:visits?|times|weeks?|months?))/gi,
  ),
  ...rules(
    { source, advice: 'is an offer, which ends while the article stays. Leave it out.' },
    /\b\d{1,3} ?(?:%|per ?cent) (?:off|discount)\b|\bhalf[- ]price\b|\b(?:0|zero) ?(?:%|per ?cent) (?:finance|interest|apr)\b|\binterest[- ]free\b/gi,
  ),
];

/** Separators between the digits of a number, including the end of a block. */
const separators = '[ \\n().,/_*:;-]{0,3}';

export const phoneNumbers = rules(
  { source, advice: 'is a phone number, and these change. Link to the page that has it, or name 111 or 999.' },
  /\+ ?4 ?4/g,
  // Nine or more digits, with or without separators.
  new RegExp(`\\d(?:${separators}\\d){8,20}`, 'g'),
  // A local number: five or more digits after a word such as 'call'.
  /\b(?:call|ring|phone|telephone|tel|dial|text|whatsapp|fax)\b[^.!?\n\d]{0,30}\d(?:[ -]{0,2}\d){4,20}/gi,
  new RegExp(`\\b${digitWord}(?:[ ,-]{1,2}${digitWord}){6,20}\\b`, 'gi'),
);

/** Web and email addresses that are written as text, and bodies that are being abolished. */
export const writtenAddresses = [
  ...rules(
    { source, advice: 'is an address. Link to a page of the site instead.' },
    /\bhttps?:\/\/[^\s]{0,80}|\bwww\.[^\s]{1,80}/gi,
    /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2,20}/gi,
  ),
  ...rules(
    { source: 'the Health Bill of 2026', advice: 'is being abolished. Name the integrated care board.' },
    words('NHS England, Healthwatch'),
  ),
];

const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thurs?|fri|sat|sun|weekdays?|bank holidays?)';
const openOrShut = '(?:open|opens|opening|close|closes|closed|shut|shuts)';
const hour = `(?:\\d{1,2}|${hourWord})`;

export const openingHours = rules(
  { source, advice: 'looks like opening hours, which change. Link to the page of the practice.' },
  new RegExp(`\\b${hour}(?:[:.]\\d{2})? ?[ap](?:m\\b|\\.m\\b)`, 'gi'),
  /\b(?:[01]?\d|2[0-3]):[0-5]\d\b/g,
  /\b(?:at|from|until|till|by|before|after|to) (?:[01]?\d|2[0-3])\.[0-5]\d\b/gi,
  /\b(?:[01]\d|2[0-3])[0-5]\d ?(?:hours|hrs)\b/gi,
  // Only these, because 'five to six' is more often an age range than a time.
  new RegExp(`\\b(?:half|quarter|ten|twenty|twenty-five) past ${hour}\\b|\\bquarter to ${hour}\\b`, 'gi'),
  new RegExp(`\\b(?:at|from|until|till|by|before|after) half ${hourWord}\\b`, 'gi'),
  new RegExp(`\\b${hour} ?o'? ?clock\\b`, 'gi'),
  new RegExp(`\\b(?:at|from|until|till|by|before|after) ${hour} (?:in the (?:morning|afternoon|evening)|at night)\\b`, 'gi'),
  new RegExp(
    `\\b${hour} (?:until|till) ${hour}\\b(?! (?:years?|months?|weeks?|days?|minutes?|hours?)\\b)|\\bnine[- ]to[- ]five\\b`,
    'gi',
  ),
  /\b24 ?\/ ?7\b|\b(?:open|here|available) (?:24|twenty-four) hours\b|\bopen (?:round the clock|every day|daily|(?:seven|7) days)\b/gi,
  new RegExp(`\\b${openOrShut}\\b[^.!?\\n]{0,60}\\b${weekday}\\b`, 'gi'),
  new RegExp(`\\b${weekday}\\b[^.!?\\n]{0,60}\\b${openOrShut}\\b`, 'gi'),
  {
    find: /\b(?:we|practices?|clinics?|surgery|reception)(?:'re| is| are| stays?)? (?:open|opens|closed|closes|shut) [^.!?\n]{0,30}\b(?:weekends?|christmas day|evenings?)\b/gi,
    // 'If the practice is closed at the weekend, ring 111' is useful and states no hours.
    unlessBefore: /\b(?:if|when|whenever|while)\b/i,
  },
);

const medicine = anyOf(
  'paracetamol, ibuprofen, aspirin, codeine, naproxen, diclofenac, amoxicillin, penicillin, metronidazole, erythromycin, clindamycin, chlorhexidine, antibiotics?, painkillers?, medicines?, tablets?, capsules?, pills?',
);

const timesADay = `(?:once|twice|${anyNumber} times) (?:a|per|each|every) day|(?:once|twice|${anyNumber} times) daily`;

export const doses = rules(
  {
    source: 'the leaflet that comes with every medicine',
    advice: 'is a dose. Refer to the leaflet, a pharmacist or the prescriber.',
    isHarmful: true,
  },
  new RegExp(`\\b${anyNumber} ?-? ?(?:mg|mcg|[μu]g|milligram(?:me)?s?|microgram(?:me)?s?|iu)\\b`, 'gi'),
  {
    find: new RegExp(`\\b${anyNumber} ?-? ?(?:ml|millilit(?:re|er)s?|g|grams?|grammes?)\\b`, 'gi'),
    // Food, drink and packaging use these units too.
    unless:
      /\b(?:sugars?|salt|salty|fat|water|milk|juice|squash|pop|wine|beer|drinks?|cans?|bottles?|glass(?:es)?|cups?|cartons?|food|chocolate|saliva|spit|toothpaste)\b/i,
  },
  {
    // Tablets that clean dentures or stain plaque are not swallowed.
    find: new RegExp(
      `\\b(?:${anyNumber}|half a|a couple of|a few) (?:(?!disclosing|cleaning|cleansing|denture|fizzing|effervescent)[a-z]{1,20} )?(?:tablets?|capsules?|caplets?|pills?|lozenges?|sachets?|teaspoons?|teaspoonfuls?|puffs|doses)\\b`,
      'gi',
    ),
    unless: /\b(?:disclosing|dentures?|plates?|salt|sugars?|baking soda|bicarbonate)\b/i,
  },
  new RegExp(`\\b${anyNumber} (?:paracetamols?|ibuprofens?|aspirins?|codeine|co-codamols?)\\b`, 'gi'),
  new RegExp(`\\bevery ${anyNumber}(?: ?(?:to|or|-) ?${anyNumber})? ?(?:hours?|hrs?)\\b`, 'gi'),
  new RegExp(`\\b${anyNumber}[- ]hourly\\b`, 'gi'),
  new RegExp(`\\b${medicine}\\b[^.!?\\n]{0,60}\\b(?:${timesADay})\\b`, 'gi'),
  new RegExp(`\\b(?:${timesADay})\\b[^.!?\\n]{0,40}\\b${medicine}\\b`, 'gi'),
  new RegExp(`\\bdos(?:e|es|age) (?:of|is) (?:up to )?${anyNumber}\\b`, 'gi'),
  new RegExp(`\\b${anyNumber} (?:[a-z]{1,20} )?in (?:any |a )?(?:24|twenty-four)[- ]hours?\\b`, 'gi'),
);
