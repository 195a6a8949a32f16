import { type ClaimRule, negated } from './praise-and-promises.ts';

const comparison = 'needs proof that you can show. Say what you do instead.';

/** Praise that is clear in the practice's own texts, though not always in an article. */
export const furtherPraise: readonly ClaimRule[] = [
  {
    find: /\bsimply the best\b|\bour (?:[a-z]{1,15} )?(?:clinics?|dentists?|practices?|teams?) (?:is|are) (?:simply )?(?:the )?(?:best|finest|number one)\b|\b(?:number (?:one|1)|no\. ?1) for\b|\bfavourite (?:dental )?(?:clinics?|dentists?|practices?|teams?)\b|\bhighest (?:possible )?(?:standards?|quality) of (?:care|dentistry|treatment)\b|\bthe (?:uk|town|city|area|region|county|north)'s (?:best|leading|finest|most [a-z]{1,15})\b|\bthe best (?:choice for|in) (?:cosmetic|dental|implants?|whitening|your (?:smile|teeth))\b/gi,
    unlessBefore: /\b(?:not?|never|rule|tip|step|reason|question)\b/i,
    advice: comparison,
  },
  {
    find: /\b(?:a|the|your|our|as) (?:leading|top|premier|foremost|number one) (?:[a-z]{1,15} )?(?:practices?|clinics?|dentists?|teams?|groups?)\b|\b(?:the|your|our) (?:best|finest) (?:[a-z]{1,15} )?(?:clinics?|dentists?|teams?)\b|\b(?:your|the) (?:number one|no\. ?1|#1) (?:for|in|choice)\b|#1 (?:[a-z]{1,15} )?(?:practices?|clinics?|dentists?)\b/gi,
    unlessBefore: negated,
    advice: comparison,
  },
  {
    find: /\bcheapest (?:[a-z]{1,15} )?(?:aligners|braces|crowns?|dentures?|implants?|veneers|whitening)\b|\blowest prices (?:in|around|anywhere|guaranteed)\b|\bour (?:fees|prices) are the (?:cheapest|lowest)\b/gi,
    unlessBefore: negated,
    advice: 'needs proof for every other practice. Give your price instead.',
  },
  {
    find: /\bour (?:dental |implant |in-house |own |team of )?experts?\b|\bwe(?:'re| are) (?:the )?experts?\b/gi,
    advice: 'claims more skill than other dentists have. Say what training they have.',
  },
];

export const furtherPromises: readonly ClaimRule[] = [
  {
    // The practice's written guarantee is a contract, and 'guarantee credit' a benefit.
    find: /\bguaranteed\b|\bguaranteeing\b|\b(?:we|i|it) (?:always |can |fully |will )?guarantee(?:s|d)?\b|\bguarantees (?:a|an|better|straighter|whiter|your)\b|\bguarantees? (?:you|that|perfect|success|results?|satisfaction)\b|\b(?:lifetime|results?|satisfaction|success) guarantees?\b/gi,
    unlessBefore: negated,
    advice: 'promises a result. Say what your written guarantee covers, or leave it out.',
  },
  {
    find: /\bpain[- ]free\b/gi,
    unlessBefore: /\b(?:no|not|never|nobody|once|until|when|if|while|you(?:'re| are)|stay|keep|become|becomes|[a-z]{2,8}n't)\b/i,
    advice: 'promises a result. Say what you do to make it comfortable.',
  },
  {
    find: /\bpermanent (?:cure|fix|relief|results?|solutions?|whit(?:eness|ening))\b|\bpermanently (?:cur|fix|remov|solv|straight|stop|whit)[a-z]{0,10}\b|\b(?:implants?|it|results?|veneers|whitening) (?:is|are|will be) permanent\b|\blast(?:s|ing)? (?:forever|for ever|for life|a lifetime)\b|\b(?:smiles?|teeth|results?) for life\b/gi,
    unlessBefore: negated,
    advice: 'promises a result. Say how long it usually lasts, and what it depends on.',
  },
];

export const cures: readonly ClaimRule[] = [
  {
    find: /\bcur(?:e|es|ed|ing) (?:(?:all|any|bad|dental|early|most|severe|the|your) ){0,2}(?:anxiety|bad breath|bruxism|cancer|decay|disease|fear|gingivitis|grinding|gum disease|halitosis|headaches?|infections?|migraines?|pain|periodontitis|phobia|sensitivity|sleep apnoea|snoring|tmj|tooth decay|toothache|ulcers?)\b|\b(?:a|the|our|instant) cure for\b|\b(?:decay|gum disease|bad breath|snoring) (?:is|can be|will be) cured\b/gi,
    unlessBefore: negated,
    advice: 'claims a cure. Say what the treatment can improve.',
  },
];

export const figures: readonly ClaimRule[] = [
  {
    find: /\b\d{1,3}(?:\.\d{1,2})? ?(?:%|per ?cent) (?:of )?(?:(?:all|our) )?(?:clients|customers|happy|patients|recommend|satisf[a-z]{1,10}|success)\b|\b(?:nine|9) (?:in|out of) (?:ten|10) (?:of our )?(?:clients|customers|patients)\b|\b(?:hundreds|thousands|\d[\d,]{1,9}\+?) (?:of )?(?:delighted|happy|satisfied|smiling) (?:clients|customers|patients|smiles)\b/gi,
    unlessBefore: negated,
    advice: 'needs a count that you can show. Give the source, or leave the figure out.',
  },
];

const notOnList = "'Specialist' is for dentists on a GDC specialist list";
const referral = /\b(?:refer[a-z]{0,6}|hospital|send|sent|see|another|to an?|by an?|from an?|if|not|no|never|who|that)\b/i;
const aboutLists = /\b(?:specialist (?:lists?|register)|hospital|legal term|protected title|refer(?:s|red|ral)?)\b/i;
const specialistAdvice = `claims a title. ${notOnList}: write 'with a special interest in' instead.`;

export const specialists: readonly ClaimRule[] = [
  {
    find: /\b(?:our|we are|we're|we have|i am|i'm|he is|he's|she is|she's|is) (?:a |an |our |own |the |your )?(?:team of )?(?:(?!not? )[a-z'-]{1,15} )?specialists?\b(?! (?:list|register|equipment|lab))/gi,
    unlessBefore: negated,
    unless: aboutLists,
    advice: specialistAdvice,
  },
  {
    find: /\bspecialist (?:dental |implant |cosmetic |orthodontic |children's )?(?:cent(?:re|er)s?|clinics?|dentistry|dentists?|practices?|teams?)\b|\b(?:aligner|children's|cosmetic|dental|implants?|invisalign|smile|veneers?|whitening) specialists?\b/gi,
    unlessBefore: referral,
    unless: aboutLists,
    advice: specialistAdvice,
  },
  { find: /(?:^|[,;:(|] ?)specialists? in\b/gim, advice: specialistAdvice },
  {
    find: /\bspeciali[sz](?:e|es|ed|ing) in\b/gi,
    unlessBefore: referral,
    advice: `suggests a specialist. ${notOnList}: write 'has a special interest in' instead.`,
  },
  {
    find: /\b(?:our|i am an?|i'm an?|we have an?) (?:own |in-house )?(?:endodontists?|implantologists?|oral surgeons?|orthodontists?|periodontists?|prosthodontists?)\b/gi,
    unlessBefore: referral,
    advice: "claims a specialist's title, which needs a GDC specialist list. Write 'dentist' and what they do.",
  },
  {
    find: /\bour (?:[a-z]{1,15} )?doctors?\b/gi,
    advice: "suggests medical doctors. Write 'dentist'.",
  },
];

export const pressure: readonly ClaimRule[] = [
  {
    find: /\bbefore it(?:'s| is) too late\b|\blimited[- ]time\b|\boffers? (?:closes|ends|expires|must end)\b|\b(?:last|final) chance\b|\b(?:don't|do not) miss out\b|\bhurry[,!:]|\bhurry (?:before|now|while)\b|\bact now\b|\b(?:only|just) (?:\d{1,2}|[a-z]{3,6}) (?:appointments?|places?|slots?|spaces?) (?:left|remaining)\b|\bwhile (?:offers?|places|stocks) lasts?\b/gi,
    unlessBefore: /\b(?:no|not|never|without|won't|don't)\b/i,
    advice: 'puts patients under pressure to decide. Leave it out, so that they can take their time.',
  },
  {
    find: /\b(?:today|this (?:week|weekend|month)) only\b(?! (?:until|from|for|by|at|between))/gi,
    // Opening hours may change for a day.
    unlessBefore: /\b(?:open|opens|opening|close|closed|closes|shut|move|moved|moving|no|not)\b/i,
    advice: 'puts patients under pressure to decide. Leave it out, so that they can take their time.',
  },
];

const againstWhitening =
  /\b(?:not|never|no-one|nobody|cannot|illegal|law|unlawful|limit|banned|danger|dangerous|harm|unsafe|[a-z]{2,8}n't)\b/i;
const aboveSixPerCent = '(?<![\\d.])(?:(?:[7-9]|[1-9]\\d)(?:\\.\\d{1,2})?|6\\.\\d?[1-9]) ?(?:%|per ?cent)';

export const whitening: readonly ClaimRule[] = [
  {
    find: new RegExp(
      `${aboveSixPerCent} (?:hydrogen )?peroxide\\b|\\bhydrogen peroxide[^.!?%\\n]{0,20}${aboveSixPerCent}|(?<![\\d.])(?:1[7-9]|[2-9]\\d) ?(?:%|per ?cent) carbamide peroxide\\b`,
      'gi',
    ),
    unless: againstWhitening,
    advice: 'is above the legal limit for whitening, 6 % hydrogen peroxide. Correct the figure.',
  },
  {
    find: /\bwhitening (?:at any age|for (?:all ages|anyone|children|everyone|teenagers|teens|under[- ]18s))\b/gi,
    unlessBefore: negated,
    unless: againstWhitening,
    advice: 'offers whitening to people under 18, which is illegal. Say that it is for adults.',
  },
  {
    find: /\bwhiten[a-z]{0,4}\b[^.!?\n]{0,50}\b(?:no|without (?:a|an|any|seeing a)) (?:check-up|consultation|dentist|exam|examination)\b/gi,
    unlessBefore: negated,
    unless: againstWhitening,
    advice: 'leaves out the dentist, who must examine the patient first. Say so.',
  },
  {
    find: /\bwhitening (?:bars?|booths?|part(?:y|ies)|salons?|spas?)\b|\b(?:beauty|pamper(?:ing)?|spa)\b[^.!?\n]{0,40}\bwhitening\b|\bwhitening\b[^.!?\n]{0,40}\b(?:beautician|beauty|pamper(?:ing)?|spa)\b/gi,
    unless: againstWhitening,
    advice: 'presents whitening as a beauty treatment. Say that a dentist examines the patient first.',
  },
];

/** What the NHS and the regulators do not say about a practice. */
export const endorsements: readonly ClaimRule[] = [
  {
    find: /\bNHS[- ](?:accredited|approved|backed|certified|endorsed|quality|recommended)\b|\b(?:accredited|approved|backed|certified|endorsed) by the NHS\b|\bofficial NHS (?:dentists?|partners?|practices?)\b/gi,
    unlessBefore: negated,
    advice: 'suggests that the NHS endorses you. Say which NHS care you provide.',
  },
  {
    find: /\b(?:CQC|GDC|Care Quality Commission|General Dental Council)[- ](?:accredited|approved|endorsed|rated|recommended)\b|\b(?:graded|rated) (?:as )?["']?(?:excellent|good|outstanding)["']? by (?:the )?(?:CQC|Care Quality Commission)\b|\b(?:accredited|approved|endorsed|recommended) by the (?:CQC|GDC|Care Quality Commission|General Dental Council)\b/gi,
    unlessBefore: negated,
    advice: "suggests that a regulator rates or recommends you, which it does not. Write 'registered with'.",
  },
];

export const medicines: readonly ClaimRule[] = [
  {
    find: /\b(?:azzalure|bocouture|botox|botulinum(?: toxin)?|dysport|xeomin)\b|\b(?:anti-wrinkle|wrinkle[- ]relaxing) injections?\b/gi,
    unlessBefore: negated,
    advice: 'names a prescription-only medicine, which must not be advertised. Offer a consultation about lines and wrinkles.',
  },
];
