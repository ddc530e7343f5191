import { ofPast } from './past.ts';
import { pastWithObject } from './sound-alike.ts';
import { isInfinitiveVerb } from './verbs.ts';

/** A change that a rule proposes: the text before and after the replaced part, and both forms of it. */
export interface Change {
  before: string;
  from: string;
  to: string;
  after: string;
}

type Guard = (change: Change) => boolean;
const always: Guard = () => true;

/** Words that are not doubled on purpose, as in “had had”, “Tyger Tyger” or “what it is is”. */
const neverDoubled =
  /^(?:the|an?|and|of|to|at|for|with|from|by|my|your|his|their|our|he|she|we|they|i|are|were) /i;
const doubledVerb = /^(?:is|was|has|have) /i;
/** A whole subject: “he is is”, “the house is is”, but not “what the house is is”. */
const isSubject =
  /(?:^|[.!?] )["“]?(?:(?:I|you|he|she|we|they)|(?:the|an?|my|your|his|her|our|their|this|that) \p{L}+) $/iu;

/** “She lost it’s temper”, but “she said it’s time”. */
const hasObject = new RegExp(`${pastWithObject} $`, 'iu');

/** Tells who said what is before it. */
const isTag =
  /^(?:\p{L}+ ){0,2}(?:answered|asked|called|cried|demanded|replied|said|says|screamed|shouted|whispered|yelled)\b/iu;

/**
 * The rules of the library that correct errors of beginners and are right in fiction. They correct what is written
 * but sounds the same, so also in what a character says.
 */
export const writtenRules: Readonly<Record<string, Guard>> = {
  AfterAll: always,
  AllOfASudden: always,
  AllReady: always,
  AllThough: always,
  Bought: always,
  Cant: always,
  CapitalizePersonalPronouns: always,
  Didnt: always,
  DoesOrDose: always,
  EachOthersPossessive: always,
  ElsePossessive: always,
  EverSince: always,
  EveryTime: always,
  ForALongTime: always,
  GetPassGoPass: always,
  HalfAnHour: always,
  InThe: always,
  ItsContraction: ({ after }) => !/^ being\b/.test(after),
  ModalOf: always,
  ItsPossessive: ({ before, after }) => hasObject.test(before) && !/^ (?:an?|the|time)\b/.test(after),
  KnowNothingVerb: always,
  LetAlone: always,
  Months: always,
  // “To effect a change” and “only breath” are right.
  NounVerbConfusion: ({ before, from, after }) =>
    from === 'effect'
      ? /^ (?:me|you|him|her|them|us|my|your|his|our|their|everyone|everybody|anyone|people)\b/.test(after)
      : from !== 'breath' || /(?:\b(?:to|not|hardly|barely|can|could|cannot)|n['’]t) $/.test(before),
  OfCourse: always,
  OpenCompounds: ({ from }) => from.toLowerCase() === 'alot',
  Payed: always,
  PeaceOfMind: always,
  PronounKnew: always,
  RepeatedWords: ({ before, from }) =>
    neverDoubled.test(from) || (doubledVerb.test(from) && isSubject.test(before)),
  SeamToSeem: always,
  // “Who’s there? asked the old woman.” and “Ah! yes”
  SentenceCapitalization: ({ before, from, after }) =>
    !/^[ \t]*(?:[-*•#]|\d+[.)])[ \t]*$/.test(before) &&
    !/\b(?:Mrs?|Dr|St)\. $/.test(before) &&
    !(/[!?…]["”]? $/.test(before) && isTag.test(`${from}${after}`)) &&
    !/(?:^|[.!?,“‘"] ?)(?:\p{L}+ ){0,2}\p{L}+! $/u.test(before),
  SomebodyElses: always,
  SupposedTo: always,
  TheirToThere: always,
  TheirToTheyre: always,
  ThenThan: always,
  ThereOwn: always,
  ThereToTheir: ({ before }) =>
    !/\b(?:over|out|in|up|down|from|back|this|that|these|those|them) $/i.test(before),
  TheyreToTheir: always,
  ThoughThought: always,
  ToTo: always,
  // “To loose an arrow” is right.
  ToLoseTooLoose: ({ after }) =>
    /^ (?:weight|time|hope|faith|money|control|everything|interest)\b/i.test(after),
  // “Burned down to red” and “what he would swear to in court” are right.
  ToTwoToo: ({ before, from, to, after }) =>
    from === 'to' &&
    to === 'too' &&
    !/^ (?:now|here|there|in|sometimes|once)\b/.test(after) &&
    !/\b(?:down|up) $/i.test(before),
  ToTooIdioms: always,
  TooTo: always,
  UseToUsedTo: always,
  WasAloud: always,
  // “Gone were the days.” and “Where you are is larger.”
  WereWhere: ({ before, from }) =>
    from !== 'Where' && (from !== 'were' || !/(?:^|[.!?] )["“]?\p{L}+ $/u.test(before)),
  YourPredicateAdjective: always,
};

/** Those that correct what can be heard. A character may talk like that, so only in narration. */
export const heardRules: Readonly<Record<string, Guard>> = {
  // “Exhibit A is” is right, and “an he” is “and he” in dialect.
  AnA: ({ before, from, after }) =>
    !/^ (?:he|she|they|we|you|the|then|that|this|wh\p{L}+)\b/u.test(after) &&
    (from !== 'A' || /(?:^|[.!?…] |[“"])$/.test(before)),
  AnotherOnes: always,
  AnotherThings: always,
  DespiteOf: always,
  CompoundNouns: ({ from }) => /^mean time$/i.test(from),
  // “Whoever did it had cut it.”
  DidPast: ({ before, from }) => from !== 'did' && !/\bwho\p{L}* did \p{L}+ $/iu.test(before),
  DontCan: always,
  HavePronoun: always,
  HeDos: always,
  IAmAgreement: always,
  IDo: always,
  LastNight: always,
  HelpedPast: always,
  LetToDo: always,
  MoreBetter: always,
  PronounInflectionBe: ({ before, from }) =>
    from !== 'were' && /\b(?:I|you|he|she|it|we|they) $/i.test(before),
  // “She hid” is not in the present tense.
  PronounVerbAgreement: ({ before, from, to, after }) =>
    !ofPast(before, after) &&
    !/\b(?:till|lest|ere|had|has|have) \p{L}+ $/iu.test(before) &&
    from !== 'past' &&
    (/^(?:are|have|do)/.test(from) || (to !== '' && isInfinitiveVerb(from))),
  // In “the childs toys”, it is one child’s; “the childs are” is corrected.
  RegularIrregulars: ({ from, after }) =>
    /^\p{Ll}/u.test(from) && (from !== 'childs' || !/^ (?!(?:are|had|have|were|was)\b)\p{L}/u.test(after)),
  // “You’d lay it down” may be “you would”; “its bit of ribbon” and “whoever it was rode on” are right.
  SimplePastToPastParticiple: ({ before, from }) =>
    !/['’]d $/.test(before) && !/\bbit$/.test(from) && !/\bwho\p{L}* \p{L}+ (?:was )?$/iu.test(before),
  TheAnother: always,
  // “The will had been destroyed.”
  WillNonLemma: ({ from }) => !/^will had$/i.test(from),
};
