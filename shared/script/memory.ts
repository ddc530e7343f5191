import { pastForms } from './account.ts';
import { answerInFull, maxReply, pronounIn } from './answer.ts';
import { clausesOf } from './clauses.ts';
import { denial, denies, replaces } from './denial.ts';
import { nameIn } from './facts.ts';
import { hurtIn, moodIn } from './heard.ts';
import { kin } from './kin.ts';
import { type Referent, referentsIn, withReferent } from './referents.ts';
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
  /** Of whom and of what the reader has spoken, latest last, and in which turns. */
  about: readonly (Referent & Pick<Fact, 'turn' | 'isQuiet'>)[];
  /** The end of what was told last. */
  reply: string;
}

export const noMemory: Memory = { turns: 0, facts: [], broughtUp: 0, asked: [], about: [], reply: '' };

const maxFacts = 24;
/** Of them, about the story. */
const maxOfStory = 8;
const maxAsked = 12;
const maxAbout = 8;
/** Characters of a fact: it is said within a sentence. */
const maxFact = 100;

/** Words that begin a sentence and say nothing. */
const opener =
  /^(?:(?:and|but|so|well|oh|ok|okay|anyway|actually|also|by the way|btw|you know|hey|hi|hello|because|yes|yeah|no)\b[\s,]*)+/i;
const split =
  /,?\s+(?:and|but|because)\s+(?=(?:i|my|i['’]m|i['’]ve|we)\b)|,\s+(?=(?:i|my|i['’]m|i['’]ve)\b)/i;

/** What somebody is to something: “afraid of dogs”, “good at chess”. */
const about =
  '(?:(?:very|really|quite|so|deeply|a bit) )?(?:afraid|scared|terrified|frightened|fond|proud|jealous|ashamed) of|(?:(?:very|really|quite|so|severely) )?allergic to|(?:(?:very|really|quite|pretty) )?(?:good|bad|great|terrible|hopeless|useless) (?:at|with)|(?:interested|talented) in|addicted to|obsessed with';
const usually = 'mostly|usually|often|sometimes';
const atFirst = new RegExp(String.raw`^(${usually}|always),?\s+i\s+`, 'i');

const state = String.raw`(?:am|['’]m)\s+(?:an?\s(?!bit\b|little\b|lot\b|loser|failure|idiot)|from\b|in my \S+ies|\d+\b|born\b|vegetarian|vegan|married|engaged|studying|learning|training|working|living|called|(?:${about})\s(?!(?:you|it|that|this|him|her|them|me)\b))|(?:${usually})\s\p{Ll}+|(?:live|work|study|come from|grew up|was born|teach|speak|write|collect|own|moved|used to)\b|(?:like|love|hate|enjoy|prefer|adore|can['’]t stand)\s+(?!(?:it|that|this|you|your|him|her|them|me|how|when|what|to know|talking)\b)`;
const deed = String.raw`(?:have|['’]ve got|got)\s+(?:an?|two|three|four|five|\d+|my)\s|(?:lost|found|bought|broke|passed|failed|won|quit|started|adopted|play)\s|(?:left|buried|married|raised)\s+my\s`;
const ofReader = new RegExp(
  String.raw`^i\s*(?:just |really |also |only |always |recently |actually )*(?:${state}|${deed})`,
  'iu',
);
/** “my sister Anna is getting married”, “my dog is called Rex”. */
const ofTheirs = new RegExp(
  String.raw`^(?:my|our)\s(?!name\b|god\b|turn\b|fault\b|pleasure\b|friend[,!]|dear\b|lord\b|lady\b|goodness\b)(?:[\p{L}\p{M}'’-]+\s){1,5}?(?:${pastForms}|has|have|likes?|loves?|hates?|lives?|works?|plays?|studies|passed|calls?|keeps?|wants?|thinks?|says?|\p{L}+ed)\b`,
  'iu',
);
/** “The victim wore a red glove”; not “the truth is …”, which tells of nothing. */
const ofStory =
  /^(?:the|an?)\s(?!(?:truth|thing|problem|point|fact|question|answer|idea|weather|sun|other|same|only|first|last|rest|bit|few|lot)\b)(?:\p{Ll}+\s){1,3}?(?:is|are|was|were|wore|had|has)\s(?!.*\b(?:i|me|my|we|us|our)\b)/iu;

/** “My wife’s name is Edith” is “my wife is called Edith”. */
const nameOfTheirs = /\b(my (?:[\p{L}’']+ )?\p{Ll}+)['’]s name is(?= \p{Lu})/giu;

/** The parts of a message with whom they are about: “Her name is Mila” is “my daughter is called Mila”. */
function partsOf(message: string, before: readonly Referent[]) {
  const about = [...before];
  const parts = clausesOf(message.replaceAll(/\*[^*]*\*/g, ' ').replaceAll(nameOfTheirs, '$1 is called'))
    .flatMap((clause) => clause.split(split))
    .map((part) =>
      part
        .replace(opener, '')
        .replace(/[\s,:)(]+$/, '')
        .replace(atFirst, (_, often: string) => `I ${often.toLowerCase()} `)
        .trim(),
    )
    .flatMap((part) => {
      const meant = withReferent(part, about);
      about.push(...referentsIn(meant ?? part, about));
      return meant === null ? [] : [{ said: meant, isOfKnown: meant !== part }];
    });
  return { parts, about: about.slice(before.length) };
}

/** What a message says of the reader, in the second person. `before`: of whom they have spoken. */
export const factsIn = (message: string, before: readonly Referent[] = []): string[] =>
  factsOf(partsOf(message, before).parts, nameIn(message) !== null);

/** What people do for work, as acts of a story are too. */
export const trades = 'repair|mend|fix|sell|make|build|drive|run|paint|cook|bake|grow|clean|design';

/** `isIntroduction`: what the reader says next to their name is what they do: “I’m Sam, I repair clocks”. */
const factsOf = (parts: ReturnType<typeof partsOf>['parts'], isIntroduction: boolean) =>
  parts
    .filter(
      ({ said, isOfKnown }) =>
        isOfKnown ||
        [ofReader, ofTheirs, ofStory].some((each) => each.test(said)) ||
        (isIntroduction && new RegExp(`^i (?:${trades})\\b`, 'i').test(said)),
    )
    .map(({ said }) => said)
    .filter((part) => part.length <= maxFact && !/\?|["“”]|\byou(?:r|rs|['’]\p{L}+)?\b/iu.test(part))
    .filter((part) => !denial.test(part))
    .map(toSecondPerson)
    .map((said) => said.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));

export const isOfStory = (said: string): boolean => ofStory.test(said);

/** “You have a cat called Biscuit” is not “Take a biscuit”. */
const owns = new RegExp(
  String.raw`^you (?:have|had) (?:an?|two|three|four|five|\d+) (?:\p{L}+ )?(?:${kin.women}|${kin.men}|${kin.anybody}|${kin.pets})s?\b|^you (?:have|had) an? .+ (?:called|named) \p{Lu}`,
  'u',
);

/** True for what can only be told, not done: “I live in Graz”, not “I found the key”. */
export const isState = (said: string): boolean =>
  /^(?:your\b|you (?:mostly|usually|often|sometimes|are|live|work|study|come|grew|were|teach|speak|collect|used|love|like|hate|enjoy|prefer|adore)\b|you (?:left|buried|married|raised) your\b)/i.test(
    said,
  ) || owns.test(said);

const taste = /^you (?:really |also )?(?:like|love|hate|enjoy|prefer|adore)\s+/i;

/** What a reader likes or hates, which a topic may be about: “opera” of “you love opera”; null for another fact. */
export const tasteIn = (said: string): string | null => (taste.test(said) ? said.replace(taste, '') : null);

/** “Puccini” of “I can’t sing. But I love Puccini.”; null if the message does not end with a taste. */
export const likedIn = (message: string): string | null =>
  /(?:^|[.!]\s+|\b(?:and|but)\s+)i\s+(?:really\s+|also\s+)?(?:like|love|hate|enjoy|prefer|adore)\s+(?!(?:you|it|to|that|this|him|her|them)\b)([^.!?]+)[.!]?\s*$/i.exec(
    message,
  )?.[1] ?? null;

/** Of whom or what a message goes on to tell that was spoken of in this turn: “He was a sailor”. */
export const goesOnWith = ({ about }: Memory, turn: number, message: string) =>
  pronounIn(message) === undefined ? [] : about.filter((each) => each.turn === turn);

/** The memory after a message. An older one may lack parts. */
export function remember(known: Memory, message: string): Memory {
  const memory = { ...noMemory, ...known };
  const turns = memory.turns + 1;
  const { parts, about } = partsOf(answerInFull(memory.reply, message), memory.about);
  const text = parts.map(({ said }) => said).join('. ');
  // “They took it in March. It was green.”
  const same = goesOnWith(memory, memory.turns, message);
  const isQuiet = hurtIn(text) !== null || moodIn(message) === 'low' || same.some((each) => each.isQuiet);
  const heard = factsOf(parts, nameIn(message) !== null).map((said) => ({
    said,
    turn: turns,
    isQuiet: isQuiet || isOfStory(said) || /^you are \d/.test(said),
  }));
  const kept = memory.facts.filter(
    (fact) =>
      !heard.some(({ said }) => replaces(said, fact.said)) &&
      !parts.some(({ said }) => denies(said, fact.said)),
  );
  const all = [...kept, ...heard];
  const ofStories = new Set(all.filter(({ said }) => isOfStory(said)).slice(-maxOfStory));
  const facts = all.filter((fact) => !isOfStory(fact.said) || ofStories.has(fact));
  return {
    ...memory,
    turns,
    facts: facts.slice(-maxFacts),
    about: [...memory.about, ...[...same, ...about].map((each) => ({ ...each, turn: turns, isQuiet }))].slice(
      -maxAbout,
    ),
  };
}

/** The turn of a fact that the reader has pinned. */
const pinned = 0;

/** The memory with the reader’s pinned facts, for one turn: the reader may unpin them. */
export const withPins = (known: Memory, pins: readonly string[]): Memory => ({
  ...known,
  facts: [
    ...pins.flatMap(pinnedFacts).map((said) => ({ said, turn: pinned, isQuiet: true })),
    ...known.facts,
  ],
});

export const withoutPins = (memory: Memory): Memory => ({
  ...memory,
  facts: memory.facts.filter(({ turn }) => turn !== pinned),
});

function pinnedFacts(pin: string): string[] {
  const facts = factsIn(pin);
  const whole = toSecondPerson(pin.trim().replace(/[.!]+$/, ''));
  const isSaid = facts.length > 0 || whole.length > maxFact;
  return isSaid ? facts : [whole.replace(/^The\b/, 'the')];
}

/** The memory after a reply, of which the end is kept. */
export const withReply = (memory: Memory, reply: string): Memory => ({
  ...memory,
  reply: reply.slice(-maxReply),
});

export const withAsked = (memory: Memory, key: string): Memory => ({
  ...memory,
  asked: [...memory.asked.filter((each) => each !== key), key].slice(-maxAsked),
});

export const withQuiet = (memory: Memory, said: string): Memory => ({
  ...memory,
  facts: memory.facts.map((fact) => (fact.said === said ? { ...fact, isQuiet: true } : fact)),
});
