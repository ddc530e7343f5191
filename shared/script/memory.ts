import { clausesOf } from './clauses.ts';
import { hurtIn } from './heard.ts';
import { toSecondPerson } from './second-person.ts';

/** What a reader has told of themselves or of the story. */
export interface Fact {
  /** As it is said to them: “your sister is called Anna”. */
  said: string;
  turn: number;
  /** True for what a character does not bring up by itself: it hurts, or it has been brought up. */
  isQuiet: boolean;
}

export interface Memory {
  /** Messages in the reader’s own words. */
  turns: number;
  facts: readonly Fact[];
  /** The turn in which a character has brought a fact up by itself. */
  broughtUp: number;
  /** Words of questions that got no answer, latest last. */
  asked: readonly string[];
}

export const noMemory: Memory = { turns: 0, facts: [], broughtUp: 0, asked: [] };

const maxFacts = 24;
/** Of them, about the story. */
const maxOfStory = 8;
const maxAsked = 12;
/** Characters of a fact: it is said within a sentence. */
const maxFact = 100;

/** Words that begin a sentence and say nothing. */
const opener =
  /^(?:(?:and|but|so|well|oh|ok|okay|anyway|actually|also|by the way|btw|you know|hey|hi|hello|because|yes|yeah|no)\b[\s,]*)+/i;
const split = /,?\s+(?:and|but)\s+(?=(?:i|my|i['’]m|i['’]ve|we)\b)|,\s+(?=(?:i|my|i['’]m|i['’]ve)\b)/i;

const state = String.raw`(?:am|['’]m)\s+(?:an?\s(?!bit\b|little\b|lot\b|loser|failure|idiot)|from\b|in my \S+ies|\d+\b|born\b|allergic|vegetarian|vegan|married|engaged|studying|learning|training|working|living|called)|(?:live|work|study|come from|grew up|was born|teach|speak|write|collect|own|moved|used to)\b|(?:like|love|hate|enjoy|prefer|adore|can['’]t stand)\s+(?!(?:it|that|this|you|your|him|her|them|me|how|when|what|to know|talking)\b)`;
const deed = String.raw`(?:have|['’]ve got|got)\s+(?:an?|two|three|four|five|\d+|my)\s|(?:lost|found|bought|broke|passed|failed|won|quit|started|adopted|play)\s`;
const ofReader = new RegExp(
  String.raw`^i\s*(?:just |really |also |only |mostly |always |recently |actually )*(?:${state}|${deed})`,
  'i',
);
/** “my sister Anna is getting married”, “my dog is called Rex”. */
const ofTheirs =
  /^(?:my|our)\s(?!name\b|god\b|turn\b|fault\b|pleasure\b|friend[,!]|dear\b|lord\b|lady\b|goodness\b)(?:[\p{L}\p{M}'’-]+\s){1,5}?(?:is|are|was|were|has|have|had|likes?|loves?|hates?|lives?|works?|plays?|studies|died|passed|left|calls?|keeps?|wants?|thinks?|says?|said|told|made|got|gave|\p{L}+ed)\b/iu;
/** “The victim wore a red glove”; not “the truth is …”, which tells of nothing. */
const ofStory =
  /^(?:the|an?)\s(?!(?:truth|thing|problem|point|fact|question|answer|idea|weather|sun|other|same|only|first|last|rest|bit|few|lot)\b)(?:\p{Ll}+\s){1,3}?(?:is|are|was|were|wore|had|has)\s(?!.*\b(?:i|me|my|we|us|our)\b)/iu;
const denial = /\b(?:not|no|never|nobody|nothing)\b|n['’]t\b/i;

/** Whom or what a reader has just spoken of: “daughter” of “I have a daughter”. */
const theirs = /\b(?:my|our|(?:have|got) an?)\s(?:(?:old|young|little|big|new|best)\s)?(\p{Ll}+)/iu;
const itsName =
  /^(?:(?:her|his|its|their) name(?:['’]s| is)|(?:she|he|it)(?:['’]s| is| was)? (?:called|named))(?=\s\p{L})/iu;
const pronoun = /^(?:she|he)(?:(?=\s(?:is|has|works?|lives?|likes?|loves?|plays?)\s)|(['’]s)(?=\s))/iu;

/** The parts with whom they are about: “Her name is Mila” is “my daughter is called Mila”. */
function withoutPronouns(parts: readonly string[], before: string): string[] {
  let noun = theirs.exec(before)?.[1];
  return parts.map((part) => {
    const whose = `my ${noun}`;
    const meant = part
      .replace(itsName, `${whose} is called`)
      .replace(pronoun, (_, isShort) => (isShort ? `${whose} is` : whose));
    const known = noun === undefined ? part : meant;
    noun = theirs.exec(part)?.[1] ?? noun;
    return known;
  });
}

/** What a message says of the reader, in the second person. `before`: what they have just told. */
export function factsIn(message: string, before = ''): string[] {
  const parts = clausesOf(message.replaceAll(/\*[^*]*\*/g, ' '))
    .flatMap((clause) => clause.split(split))
    .map((part) =>
      part
        .replace(opener, '')
        .replace(/[\s,:)(]+$/, '')
        .trim(),
    );
  return withoutPronouns(parts, before.replace(/^your\b/, 'my'))
    .filter((part) => part.length <= maxFact && !/\?|["“”]|\byou(?:r|rs|['’]\p{L}+)?\b/iu.test(part))
    .filter(
      (part) => (ofReader.test(part) || ofTheirs.test(part) || ofStory.test(part)) && !denial.test(part),
    )
    .map(toSecondPerson)
    .map((said) => said.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
}

export const isOfStory = (said: string): boolean => ofStory.test(said);

/** True for what can only be told, not done: “I live in Graz”, not “I found the key”. */
export const isState = (said: string): boolean =>
  /^(?:your\b|you (?:are|live|work|study|come|grew|were|teach|speak|collect|used|love|like|hate|enjoy|prefer|adore)\b)/i.test(
    said,
  );

/** A taste may be what a topic is about: “I love opera”. */
export const isTaste = (said: string): boolean =>
  /^you (?:really |also )?(?:like|love|hate|enjoy|prefer|adore)\b/i.test(said);

/** The memory after a message. */
export function remember(memory: Memory, message: string): Memory {
  const turns = memory.turns + 1;
  const isQuiet = hurtIn(message) !== null;
  const last = memory.facts.at(-1);
  const heard = factsIn(message, last?.turn === memory.turns ? last.said : '').map((said) => ({
    said,
    turn: turns,
    isQuiet: isQuiet || isOfStory(said) || /^you are \d/.test(said),
  }));
  const kept = memory.facts.filter(({ said }) => !heard.some((each) => each.said === said));
  const all = [...kept, ...heard];
  const ofStories = new Set(all.filter(({ said }) => isOfStory(said)).slice(-maxOfStory));
  const facts = all.filter((fact) => !isOfStory(fact.said) || ofStories.has(fact));
  return { ...memory, turns, facts: facts.slice(-maxFacts) };
}

export const withAsked = (memory: Memory, key: string): Memory => ({
  ...memory,
  asked: [...memory.asked.filter((each) => each !== key), key].slice(-maxAsked),
});

export const withQuiet = (memory: Memory, said: string): Memory => ({
  ...memory,
  facts: memory.facts.map((fact) => (fact.said === said ? { ...fact, isQuiet: true } : fact)),
});
