/** A change that a rule proposes: the text before and after the replaced part, and both forms of it. */
export interface Change {
  before: string;
  from: string;
  to: string;
  after: string;
}

type Guard = (change: Change) => boolean;
const always: Guard = () => true;

/** Past forms that are the same as the infinitive: “the clerk put”. */
export const samePast =
  /^(?:beat|bet|bid|burst|bust|cast|cost|cut|fit|forecast|hit|hurt|knit|let|put|quit|read|rid|set|shed|shut|slit|spit|split|spread|sweat|thrust|upset|wed|wet)$/i;

/** Words that are not doubled on purpose, as in “had had”, “Tyger Tyger” or “what it is is”. */
const neverDoubled =
  /^(?:the|an?|and|of|to|at|for|with|from|by|my|your|his|their|our|he|she|we|they|i|are|were) /i;
const doubledVerb = /^(?:is|was|has|have) /i;

/**
 * The rules of the library that correct errors of beginners and are right in fiction. They correct what is written
 * but sounds the same, so also in what a character says.
 */
export const writtenRules: Readonly<Record<string, Guard>> = {
  AfterAll: always,
  AllReady: always,
  Cant: always,
  CapitalizePersonalPronouns: always,
  Didnt: always,
  ElsePossessive: always,
  EveryTime: always,
  ItsContraction: always,
  ModalOf: always,
  Months: always,
  Payed: always,
  PronounKnew: always,
  RepeatedWords: ({ before, from }) =>
    neverDoubled.test(from) ||
    (doubledVerb.test(from) && /(?:^|[.!?] )["“]?(?:I|you|he|she|we|they) $/i.test(before)),
  SentenceCapitalization: ({ before }) => !/^[ \t]*(?:[-*•#]|\d+[.)])[ \t]*$/.test(before),
  SomebodyElses: always,
  SupposedTo: always,
  TheirToThere: always,
  TheirToTheyre: always,
  ThenThan: always,
  ThereOwn: always,
  ThereToTheir: ({ before }) => !/\b(?:over|out|in|up|down|from|back) $/i.test(before),
  TheyreToTheir: always,
  // “To loose an arrow” is right.
  ToLoseTooLoose: ({ after }) =>
    /^ (?:weight|time|hope|faith|money|control|everything|interest)\b/i.test(after),
  ToTwoToo: ({ from, to }) => from === 'to' && to === 'too',
  ToTooIdioms: always,
  WereWhere: always,
  YourPredicateAdjective: always,
};

/** Those that correct what can be heard. A character may talk like that, so only in narration. */
export const heardRules: Readonly<Record<string, Guard>> = {
  AnA: always,
  AnotherOnes: always,
  AnotherThings: always,
  DespiteOf: always,
  DidPast: ({ from }) => from !== 'did',
  DontCan: always,
  HavePronoun: always,
  HeDos: always,
  IAmAgreement: always,
  IDo: always,
  LastNight: always,
  LetToDo: always,
  PronounInflectionBe: ({ before, from }) =>
    from !== 'were' && /\b(?:I|you|he|she|it|we|they) $/i.test(before),
  PronounVerbAgreement: ({ from, to }) => to !== '' && !samePast.test(from),
  RegularIrregulars: ({ from }) => /^\p{Ll}/u.test(from),
  // “You’d lay it down” may be “you would”.
  SimplePastToPastParticiple: ({ before }) => !/['’]d $/.test(before),
  TheAnother: always,
  WillNonLemma: always,
};
