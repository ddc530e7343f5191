import type { Rule } from './grammar-rule.ts';
import { toPlural, toSingular, toSingularVerb } from './verbs.ts';

/** Nouns that take either form of a verb, or stand in wishes: “God save the queen”. */
const eitherForm =
  /\b(?:army|audience|band|bunch|cattle|choir|class|clergy|club|committee|company|council|couple|court|crew|crowd|deer|devil|dozen|enemy|family|fish|flock|folk|gang|god|government|group|half|handful|herd|hundreds?|jury|kind|lord|lot|majority|many|most|number|pair|party|people|poor|police|public|rest|rich|row|sheep|staff|swine|team|thousands?|type)\b|^the (?:brave|dead|living|old|young|\p{L}+est) \p{L}+$/iu;
/** Nouns with an s that are one thing, or either. */
const notPlural =
  /\b(?:gallows|lens|mathematics|news|pounds|dollars|miles|minutes|hours|days|weeks|months|years|series|species|summons|works|means|barracks|headquarters|crossroads)\b/;

/** After these words a verb has no ending: “let everyone go”, “I insist that he leave”, “as if nobody were there”. */
const bare =
  /\b(?:if|though|wish\p{L}*|suppose|let|lets|ma[kd]e|makes|making|see|sees|saw|seen|seeing|hear\p{L}*|watch\p{L}*|have|has|had|having|help\p{L}*|feel|felt|feeling|bid|bids|bade|do|does|did|can|could|will|would|shall|should|may|might|must|that|lest|than|to|not|n['’]t|nor|so|and|or|with|but|save)\s+$/iu;
/** The same, earlier in the sentence: “hear, through a wall, somebody say”. */
const bareBefore =
  /\b(?:let|lets|ma[kd]e|makes|making|see|sees|saw|seeing|hear\p{L}*|watch\p{L}*|help\p{L}*|felt|did|does|do|insist\p{L}*|suggest\p{L}*|better|time|vital|demand\p{L}*)\b[^.!?;]*$/iu;
/** Where a clause begins. */
const clauseStart =
  /(?:^|[.!?…:;]["”]?\s+|\b(?:because|when|while|although|where|until)\s+|\p{L}, (?:(?:and|but|so) )?|\b(?:was|were|had|\p{L}+ed)\b[^.!?]* and )$/u;

const one = '(nobody|everyone|everybody|someone|somebody|anyone|anybody|everything|nothing|something|no one)';
const complement =
  '(#Determiner|#Possessive|#Pronoun|#Preposition|#Particle|#Adverb|#Adjective|to|how|what|where|who|why|that)';
const has = 'are|were|have|do';
const many =
  '(two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|few|other|more|some|no|these|those)';
const person =
  '(#Person|me|you|him|her|my #Singular|his #Singular|her #Singular|our #Singular|their #Singular|the #Singular)';

/** Verbs that do not agree with their subject. */
export const agreementRules: readonly Rule[] = [
  // “the old clerk keep a list”, “the lighthouse keeper keep a secret”
  ...['#Adjective? #Adjective?', '#Adjective? #Noun'].map((words) => ({
    pattern: `^(a|an|the|this|that|each|every|another|no|#Possessive) ${words} #Singular [#Infinitive] ${complement}`,
    except: eitherForm,
    to: toSingular,
  })),
  // “her father don’t”, “Anna have a secret”
  ...[
    `(a|an|the|this|that|each|every|another|#Possessive) #Adjective? #Adjective? #Singular [(${has})]`,
    `(#FirstName|dad|father|grandma|grandpa|granny|mama|mom|mother|mum|papa) [(${has})]`,
  ].map((pattern) => ({
    pattern,
    except: eitherForm,
    onlyAfter: clauseStart,
    notAfter: bare,
    to: toSingular,
  })),
  // “Tom live in a flat”
  { pattern: `^#FirstName [(live|#Infinitive)] ${complement}`, except: eitherForm, to: toSingularVerb },
  // “she always tell me”
  {
    pattern:
      '(he|she|it|#FirstName) (always|never|often|sometimes|usually|suddenly|only|still|also) [#Infinitive]',
    onlyAfter: clauseStart,
    to: toSingularVerb,
  },
  // “the box of coins were heavy”
  {
    pattern: `^(a|an|the|this|that|every|each|#Possessive) #Adjective? #Singular (at|from|in|of|on|under|with) (#Determiner|#Possessive)? #Adjective? #Noun [(${has})]`,
    except: eitherForm,
    to: toSingular,
  },
  // “the walls of the house was cold”, “both of the brothers was”
  {
    pattern:
      '^(the|these|those|#Possessive) #Adjective? #Plural (of|in|on|at|from) (#Determiner|#Possessive)? #Adjective? #Singular [(was|is|has)]',
    except: notPlural,
    to: toPlural,
  },
  {
    pattern:
      '(both|all|many|most|some|several|two|three|four) of (the|these|those|#Possessive) #Adjective? #Plural [(was|is|has)]',
    except: notPlural,
    to: toPlural,
  },
  // “nobody were”, “everyone in the village know”, “everyone know the way”
  { pattern: `${one} [(${has})]`, notAfter: bare, to: toSingularVerb },
  ...[
    `${one} [#Infinitive] ${complement}`,
    `(because|that|what|which) ${one} [#Infinitive]$`,
    `${one} (about|aboard|at|behind|from|in|inside|of|on) (#Determiner|#Possessive)? #Adjective? #Noun [(${has}|#Infinitive)]`,
  ].map((pattern) => ({
    pattern,
    // “Something like a sniff.”
    except: /\b(?:free|like|live|open|present)\b/,
    notAfter: bareBefore,
    to: toSingularVerb,
  })),
  // “each of the brothers carry”
  {
    pattern: `(one|each|neither|either) of (the|these|those|us|them|you|#Possessive) #Adjective? (#Plural|/s$/)? [(${has}|#Infinitive)]`,
    notAfter: bare,
    to: toSingularVerb,
  },
  // “a man who have no shadow”
  {
    pattern: `(a|an|the|this|that|every|#Possessive) #Adjective? #Singular who [(${has}|live|#Infinitive)]`,
    except: eitherForm,
    notAfter: /\b(?:of|and|or)\s+$/i,
    to: toSingularVerb,
  },
  {
    pattern: `${one} who [(${has}|live|#Infinitive)]`,
    notAfter: /\b(?:they|those|we|you)\b[^.!?]*$/i,
    to: toSingularVerb,
  },
  // “the wolves was howling”
  {
    pattern:
      '(the|these|those|#Possessive|two|three|four|five|six|seven|many|several) (two|three|four|five|six|seven|other)? #Adjective? #Plural [(was|is|has|does)]',
    except: notPlural,
    onlyAfter: clauseStart,
    to: toPlural,
  },
  // “the stars guides the sailors”
  {
    pattern:
      '^(the|these|those|my|your|his|her|our|their) #Adjective? #Plural [#PresentTense] (#Determiner|#Possessive|#Pronoun)',
    except: notPlural,
    to: toPlural,
  },
  // “the boys plays in the yard”
  {
    pattern:
      '^(the|these|those|#Possessive) #Adjective? #Plural [#PresentTense] #Preposition (#Determiner|#Possessive)? #Adjective? #Noun$',
    except: notPlural,
    to: toPlural,
  },
  // “and they was laughing”
  { pattern: '(we|they|you) [(was|has)]', notAfter: /\b(?:of|what\b[^.!?]*)\s+$/i, to: toPlural },
  // “people was running”
  {
    pattern: '(people|children|men|women|others|both) [(was|has|does)]',
    onlyAfter: clauseStart,
    to: toPlural,
  },
  // “I were tired”
  {
    pattern: '(he|she|it|i) [were] (#Adjective|#Gerund|#Determiner|#Preposition)',
    except: /\b(?:better|best|to)$/,
    onlyAfter: clauseStart,
    to: () => 'was',
  },
  // “the men who lives here”
  {
    pattern: '(#Determiner|#Possessive) #Adjective? #Plural who [(was|is|has|does|#PresentTense)]',
    except: notPlural,
    notAfter: /\bone of\b[^.!?]*$/i,
    to: toPlural,
  },
  // “me and my sister was”
  {
    pattern: `^${person} and ${person} [(was|is|has)]`,
    to: toPlural,
  },
  // “there is two suns”
  { pattern: `there [(is|was)] (so|too|only)? ${many} #Adjective? #Plural`, except: notPlural, to: toPlural },
  // “there were a man”
  {
    pattern: 'there [(are|were)] (a|an) #Adjective? #Singular (in|on|at|behind|under|who|with)',
    except: eitherForm,
    to: toSingular,
  },
];
