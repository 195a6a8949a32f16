import { rules, type WordingRule } from './rule.ts';

const source = 'CAP Code, rule 3.45';
const quotation = { source, advice: 'quotes a patient, which needs signed and dated permission. Leave it out.' };
const story = { source, advice: "tells a story in the first person. Write 'you' or 'some people'." };
const rating = { source, advice: 'is a rating, which needs proof beside it. Leave it out.' };

const said = '(?:said|says?|told|tells?|tell|wrote|writes?|recalls?|recalled|remembers?|remembered|added|laughed|loved?|raved?)';
const patient =
  '(?:patients?|clients?|customers?|mums?|dads?|mothers?|fathers?|parents?|famil(?:y|ies)|couples?|visitors?|pensioners?|students?|teachers?)';

/** Wording suggested to readers is allowed: 'You could say: I was hurt as a child'. */
const readersOwnWords =
  /\?|\b(?:you|could|can|may|might|try|just|to|or|and) (?:say|saying|tell|telling|ask|asking|write)\b|\bsuch as\b/i;

export const testimonials: readonly WordingRule[] = [
  ...rules(
    quotation,
    new RegExp(`\\bof our (?:[a-z]{1,20} )?${patient}\\b[^.!?\\n]{0,40}\\b${said}\\b`, 'gi'),
    new RegExp(
      `\\bour ${patient} (?:often |all |regularly |always )?(?:${said}|trust|recommend|agree|are delighted|are thrilled)\\b`,
      'gi',
    ),
    new RegExp(
      `\\b(?:a|an|another|this|that|one|our) (?:[a-z]{1,20} )?${patient}(?: (?:of ours|from [a-z]{1,20}|in (?:his|her|their) [a-z]{1,20}))? (?:said|told us|wrote|recalls|recalled|remembers|laughed)\\b`,
      'gi',
    ),
    // '"...," said Anna', 'Anna said: "..."', '"..." - Anna, Leeds'.
    /["'][ ,]{0,2}(?:said|says|recalled|recalls|added|wrote|told us|laughed) [a-z]/gi,
    /\b(?:said|told us|wrote|recalled|recalls)[,:]{0,1} ["']/gi,
    /["'] ?- ?[A-Z][a-z]{1,20}(?: [A-Z][a-z]{0,20}\.?)?(?:,|\.|$|\n)/gm,
    // 'Sarah, 34, from Leeds'.
    /\b[A-Z][a-z]{1,20}, (?:aged )?\d{2},/g,
    /\bpatients (?:say|love|rave)\b/gi,
    /\b(?:happy|satisfied|delighted|thrilled|grateful) (?:patients?|clients?|customers?)\b/gi,
  ),
  ...rules(
    story,
    {
      find: /\bI (?:was|had|felt|went|came|got|used to|cried|lost|thought|worried|hated|avoided|decided|booked|found|noticed|remember|never|always|am so|am delighted|am happy|have been|have never|cannot thank|can't thank|would recommend|highly recommend|recommend|love|now smile)\b/g,
      unless: readersOwnWords,
    },
    { find: /\bI'(?:d|ll|ve) (?:recommend|been|never|always|had|come|go|be back)\b/g, unless: readersOwnWords },
    {
      find: /\bmy (?:new )?(?:smile|story|experience|dentist|hygienist|treatment|implants?|teeth|veneers) (?:was|were|is|are|felt|feels?|looks?|changed|has|had|made)\b/gi,
      unless: readersOwnWords,
    },
  ),
  ...rules(
    rating,
    /[★☆⭐🌟]/gu,
    /\b(?:five|four|[345](?:\.\d)?)[- ]stars?\b/gi,
    // 'Four out of five adults' is a statistic, not a rating.
    /\b(?:[345]\.\d|5|five) ?(?:out of|\/) ?(?:5|five)\b/gi,
    /\b(?:google|trustpilot|facebook) reviews?\b|\breviews? on (?:google|trustpilot|facebook)\b|\b\d{1,6} (?:[a-z]{1,12} )?reviews\b/gi,
  ),
];
