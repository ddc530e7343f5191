const determiner = '(?:the|these|those|his|her|its|our|my|your|their|them|us|you)\\b';

/** Phrases with a shorter form that says the same. Words that set a tone, such as “very”, stay. */
export const wordyPhrases: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin spite of the fact that\b/gi, 'although'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bat that point in time\b/gi, 'then'],
  [/\bin the event that\b/gi, 'if'],
  [/\buntil such time as\b/gi, 'until'],
  [/\bhas the ability to\b/gi, 'can'],
  [/\bhave the ability to\b/gi, 'can'],
  [/\b(?:was|were) able to\b/gi, 'could'],
  [/\b(?:is|are) able to\b/gi, 'can'],
  [new RegExp(`\\ba large number of(?= ${determiner})`, 'gi'), 'many of'],
  [/\ba large number of\b/gi, 'many'],
  [new RegExp(`\\bthe majority of(?= ${determiner})`, 'gi'), 'most of'],
  [/\bthe majority of\b/gi, 'most'],
  [/\bin close proximity to\b/gi, 'near'],
  [/\bdespite the fact that\b/gi, 'although'],
  [/\bfor the purpose of\b(?! \p{L}+ing\b)/giu, 'for'],
  [/\bwith regards? to\b/gi, 'about'],
  [/\beach and every\b/gi, 'every'],
  [/\bfirst and foremost\b/gi, 'first'],
  [/\bnodded (?:his|her|their) head\b/gi, 'nodded'],
  [/\bshrugged (?:his|her|their) shoulders\b/gi, 'shrugged'],
  [/\bblinked (?:his|her|their) eyes\b/gi, 'blinked'],
];
