import { rules, type WordingRule } from './rule.ts';

const source = 'CAP Code, rule 12.2';
const condition =
  '(?:gum disease|gingivitis|periodontitis|(?:tooth )?decay|cavity|cavities|(?:gum |tooth |root |dental |jaw |mouth )?(?:abscess(?:es)?|infections?)|infected (?:tooth|gums?)|cracked tooth|dead (?:tooth|nerve)|dying nerve|(?:mouth |oral )?cancer|bruxism|tmj|tmd|dry (?:mouth|socket)|thrush|impacted [a-z]{1,10} ?(?:tooth|teeth)?|diabetes|anaemia|sinusitis|pulpitis)';
const degree = '(?:(?:a|an|some|early|late|mild|severe|advanced|serious|active|chronic|signs of) ){0,3}';

/** A question, a condition or a denial makes no claim about the reader. */
const hypothetical =
  /\b(?:if|when|whenever|whether|once|unless|until|in case|suppose|imagine|where|may|might|could|can|cannot|does not|do not|not|doesn't|don't|think|worry|worried|tell (?:us|your|the|them)|ask)\b|\b(?:do|did) $/i;

const diagnosis = {
  source,
  unlessBefore: hypothetical,
  advice: "is a diagnosis, but no dentist has examined the reader. Write 'you may have' or 'it can be a sign of'.",
};

export const diagnoses: readonly WordingRule[] = [
  ...rules(
    diagnosis,
    new RegExp(
      `\\byou(?:'ve| have| do have)(?: (?:got|clearly|probably|definitely|certainly|almost certainly|already|most likely)){0,2} ${degree}${condition}\\b`,
      'gi',
    ),
    {
      find: new RegExp(
        `\\byou (?:clearly|probably|definitely|certainly|almost certainly|already|most likely) have ${degree}${condition}\\b`,
        'gi',
      ),
      unlessBefore: /\b(?:if|when|whether|unless)\b/i,
    },
    /\byou(?:'re| are) (?:probably |clearly |already )?suffering from\b|\byou suffer from\b/gi,
    {
      // 'This means you have to wait' and 'you have a choice' describe no illness.
      find: /\b(?:means?|shows?|proves?|tells (?:us|you)|sign|signs|symptoms?) (?:that )?you(?:'ve| have)(?: got)?\b(?! (?:to|time|more|less|fewer|until|nothing|no|two|three|done|been|the (?:right|choice|time|option)|a (?:choice|say|right|few)|had|missed|brushed|worn|lost|pressed))/gi,
      unlessBefore: /\b(?:may|might|could|can|cannot|not|doesn't|don't|if|whether|always|sometimes|often)\b/i,
    },
    {
      find: /\b(?:sure|certain|definite|clear|tell-tale) (?:signs?|symptoms?) (?:of|that)\b/gi,
      unlessBefore: /\b(?:no|not|never|isn't)\b/i,
    },
    /\byour (?:tooth|teeth|gums?|jaw|nerve|mouth) (?:is|are) (?:clearly |probably |certainly |already )?(?:infected|diseased|decayed|decaying|rotten|rotting|dead|dying|fractured|abscessed)\b/gi,
    /\byour (?:pain|toothache|ache|bleeding|swelling|symptoms?) (?:is|are|comes?) (?:caused by|due to|from|a sign of)\b/gi,
  ),
  ...rules(
    {
      source,
      unlessBefore: hypothetical,
      advice: 'decides on a treatment, which takes an examination. Write what a dentist may suggest.',
    },
    /\byou (?:will |clearly |probably |certainly )?need (?:a |an |some )?(?:root canal|extraction|antibiotics|fillings?|crown|implants?|surgery)\b/gi,
  ),
];
