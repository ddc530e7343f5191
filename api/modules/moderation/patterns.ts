/**
 * Fragments of the word list's patterns, matched against plain text (plain-text.ts). Ambiguous words count only next to
 * unambiguous ones.
 */

const TEENS = 'eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen';
const UNDER_18 = `(?:one|two|three|four|five|six|seven|${TEENS}|1[0-7]|[1-9])`;
const NO_AGE =
  '(?: (?:minutes?|hours?|days?|weeks?|months?|years(?! old)|miles?|feet|inch(?:es)?|steps?|paces|times|percent|pounds?|dollars?|of|or|to|in|at|hundred|thousand|men|women|people|pm|am|oclock))';

/** An age below eighteen. */
const age = [
  `${UNDER_18} ?(?:years? olds?|yrs? olds?|yo|yrs? old)`,
  `aged (?:of )?${UNDER_18}(?!${NO_AGE})`,
  `(?:im|i am|shes|hes|she is|he is|she was|he was|youre|you are|theyre|turned|barely|just turned) (?:only |just |still )?(?:${TEENS}|1[0-7]|[89])(?!${NO_AGE})`,
].join('|');

/** Nouns that almost always mean minors. */
const minorNoun =
  'pre ?teens?|pre ?pubescent|toddlers?|kindergart(?:e?ners?|en)|school ?girls?|school ?boys?|little girls?|little boys?|young boys?|middle school(?:ers?)?|grade schoolers?|elementary schoolers?|high schoolers?|high school (?:girls?|boys?|students?|freshm[ae]n|sophomores?)|lolis?|shotas?|jailbait|under ?age(?:d)?';

export const minor = `(?:${minorNoun}|${age})`;

/** Words for minors, including ambiguous ones, for use in narrow patterns. */
export const anyMinor = `(?:${minorNoun}|${age}|child(?:ren)?|kids?|infants?|teens?|teenagers?|young girls?|minors?(?! (?:chord|key|scale|third|sixth|seventh|arcana|injur|detail|character|role|league|point|issue|problem|god|noble|planet)))`;

const fillers =
  '(?:a|an|the|my|your|his|her|their|our|this|that|some|two|three|very|little|young|small|sweet|innocent|under ?age|with)';

/** Up to three filler words. */
export const between = `(?:${fillers} ){0,3}`;

/** Always sexual. */
export const sexual = `(?:${[
  '(?:has|have|had|having|hot|rough|oral|anal|group|for|wants?|wanted) sex(?! (?:ed|education|change))',
  'sex (?:scenes?|slaves?|toys?|tapes?|acts?|with)',
  'sexual (?:intercourse|acts?|favou?rs?|pleasures?|scenes?|relations|desires?|fantas(?:y|ies)|encounters?|touch(?:ing)?)',
  'sexually (?:aroused?|explicit|excited|pleasur\\w*|touch\\w*|penetrat\\w*)',
  'erotic(?:a|ally)?',
  'orgasm\\w*',
  'masturbat\\w*',
  '(?:blow|hand|rim) ?jobs?',
  'foreplay',
  'penis(?:es)?',
  'vaginas?',
  'pussy(?! (?:cat|willow|foot))',
  '(?:his|my|your|hard) (?:cock|dick)',
  'clit(?:oris)?',
  'cum(?:s|ming|med|shot)?(?! laude)',
  'ejaculate[ds]? (?:in|on|inside|onto)',
  'nudes|nude (?:photo|picture|pic|selfie|image)s?',
  'porn\\w*',
  'hentai',
  'horny',
  'fuck(?:s|ed|ing)? (?:me|her|him) (?:hard|deep|raw|from|until|again|like|on)',
  '(?:make|makes|made|making) love',
  'strip(?:s|ped|ping)? naked',
  'naked (?:body|bodies)',
  '(?:fondl|grop)(?:e|es|ed|ing)',
  'molest\\w*',
  'rap(?:e|es|ed|ing)',
].join('|')})`;

/** Acts followed by their object. */
export const actOn =
  '(?:molest(?:s|ed|ing)?|rap(?:e|es|ed|ing)|fondl(?:e|es|ed|ing)|grop(?:e|es|ed|ing)|seduc(?:e|es|ed|ing)|sexualiz(?:e|es|ed|ing)|make love to|made love to|making love to|masturbat(?:e|es|ed|ing) (?:to|over))';

export const sexWith =
  '(?<! about | discuss | discussing | discussed )(?:sex|sexual intercourse|sexual relations) with';

/** Sexual attributes directly before or after a word for minors. */
export const sexualKind = '(?:sexy|horny|slutty|erotic|sexualized|seductive|nude)';

export const doing =
  '(?:having|has|have|had|performs?|performed|performing) (?:oral |anal |hot )?(?:sex|intercourse|a blow ?job)(?! (?:ed|education))';

/** Phrases that are always refused, in several languages. */
export const phrases: readonly string[] = [
  'child porn',
  'child pornography',
  'kiddie porn',
  'kiddy porn',
  'kid porn',
  'teen porn',
  'underage porn',
  'underage sex',
  'underage nudes',
  'preteen porn',
  'preteen sex',
  'preteen nudes',
  'toddler porn',
  'loli porn',
  'loli hentai',
  'loli sex',
  'lolicon',
  'shotacon',
  'shota hentai',
  'shota sex',
  'jailbait porn',
  'jailbait nudes',
  'pornografía infantil',
  'porno infantil',
  'pornographie enfantine',
  'kinderporno',
  'kinderpornografie',
];

/** Phrases in other scripts, matched as substrings. */
export const foreignPhrases: readonly string[] = [
  'детское порно',
  'детская порнография',
  'çocuk pornosu',
  '儿童色情',
  '兒童色情',
  '幼女色情',
  '児童ポルノ',
  'ロリコン',
  'ショタコン',
  '아동포르노',
  '아동 포르노',
];

/** Words that are sexual next to a real person. */
export const sexualOfPerson = `(?:${sexual}|naked|nude|topless|lingerie|in bed with|undress(?:es|ed|ing)?|seduc(?:e|es|ed|ing)|sexy|sex)`;

/** Descriptions of real people. */
export const realPerson =
  '(?:real ?life|real|actual) (?:celebrit(?:y|ies)|actress|actor|singer|politician|president|classmate|teacher|coworker|co worker|colleague|neighbou?r|ex ?(?:girl|boy)friend)';
