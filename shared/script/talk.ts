import { isHabit, isStatement, questionOf } from './answer.ts';
import { clausesOf, withoutFrame } from './clauses.ts';
import { type HeardAct, hurtIn, moodIn, replyIn } from './heard.ts';
import { names } from './match.ts';
import { goesOnWith, isState, type Memory, tasteIn, withAsked, withQuiet } from './memory.ts';
import { askedOfReader, recall, recallOfPerson, recallOfStory, thingIn } from './recall.ts';
import type { SpeechAct, Topic } from './script.ts';
import { toSecondPerson } from './second-person.ts';
import { contentOf, spellingsOf, wordsOf } from './words.ts';

/** Turns that pass before a character brings a fact up by itself, and between two of them. */
const pause = 4;
/** Words of a message that leaves it to the character what to talk about. */
const maxShort = 4;

/** “I’m hungry” or “that’s rude” wants an answer. */
const ofSomebody = /\b(?:i(?! see\b)|me|my|we|us|our|you|your|it|that|this)\b/i;

/** Words that a question shares with what the reader has said, if it is to come before what the script knows. */
const leastShared = 2;

/** Said after what a character says to somebody in danger. */
const help =
  'If you may hurt yourself, call your emergency number now, or find somebody to talk to, free and at any hour, at findahelpline.com.';

interface Parts<Found> {
  memory: Memory;
  message: string;
  act: SpeechAct;
  /** The name that the reader has told, or empty. */
  name: string;
  /** Tells the reaction of somebody who is there, with these texts in its variables; null without one. */
  react(act: SpeechAct, values?: Record<string, string>, after?: string): Found | null;
  /** Says a sentence where the script has no reaction. */
  tell(sentence: string): Found;
}

export type Talk<Found> = ReturnType<typeof createTalk<Found>>;

/** What a character answers to somebody who talks with it: each part returns null if it has nothing to say. */
export function createTalk<Found>({ message, act, name, react, tell, ...parts }: Parts<Found>) {
  let { memory } = parts;
  const facts = memory.facts.filter(({ turn }) => turn === memory.turns).map(({ said }) => said);
  const isQuestion = act === 'ask' || questionIn(message) !== null;
  const asked = act === 'ask' ? askedOfReader(message) : null;
  const key = spellingsOf(message).join(' ');

  function reactTo(heard: HeardAct | null) {
    if (heard === null) return null;
    const thing = thingIn(message);
    return react(heard === 'bye' ? 'leave' : heard, { thing }, heard === 'crisis' ? help : undefined);
  }

  function told(of: readonly string[]) {
    if (of.length === 0 || isQuestion) return null;
    // What is told of a loss is not marvelled at.
    const gently = goesOn.some((each) => each.isQuiet) ? react('answer') : null;
    return (
      gently ?? react('told', { said: of.slice(0, 2).join(of[0]?.includes(' and ') ? ', and ' : ' and ') })
    );
  }

  /** A loss is repeated without the manner of the character, who may be proud of remembering. */
  const say = (known: string) =>
    hurtIn(known.replaceAll(/\byour\b/g, 'my')) === null
      ? react('recall', { said: known })
      : tell(`${capital(known)}.`);

  const isTold = !isQuestion && (facts.length > 0 || isStatement(message, act));
  const goesOn = goesOnWith(memory, memory.turns - 1, message);

  const received = (of = facts) => told(of) ?? react('answer');

  /** Of somebody who has no words for what is told of a reader, or of nobody. */
  const acknowledged = () => react('say') ?? tell(`${capital(facts.join(', and '))}.`);

  function recalled() {
    if (asked === null) return act === 'ask' ? recallOfPerson(memory, message) : null;
    const called = { said: `you are called ${name}`, turn: 0, isQuiet: true };
    return recall(asked === 'all' && name !== '' ? [called, ...memory.facts] : memory.facts, asked);
  }

  function recallStory(least: number) {
    const known = isQuestion ? recallOfStory(memory.facts, questionIn(message) ?? message, least) : null;
    return known === null ? null : say(known);
  }

  function bringUp() {
    const { turns, broughtUp } = memory;
    const fact = memory.facts.find(({ isQuiet, turn }) => !isQuiet && turn <= turns - pause);
    const isIdle = spellingsOf(message).length <= maxShort && !ofSomebody.test(message);
    if (isQuestion || !isIdle || fact === undefined || turns - broughtUp < pause) return null;
    const found = react('remember', { said: fact.said });
    if (found) memory = { ...withQuiet(memory, fact.said), broughtUp: turns };
    return found;
  }

  return {
    memory: () => memory,
    /** True for what wants no plot after its answer. */
    isOfLoss: hurtIn(message) !== null || moodIn(message) === 'low' || goesOn.some(({ isQuiet }) => isQuiet),
    /** Before all that a message may mean. A taste may be one for what is there, or for what a topic is about. */
    first(topics: readonly Topic[]): Found | null {
      const known = recalled();
      const isOfScript = (liked: string | null) =>
        liked !== null &&
        (/^(?:the|this|that|these|those|his|her|its|their)\b/i.test(liked) || topics.some(isNamedIn(liked)));
      const states = facts.filter((each) => isState(each) && !isOfScript(tasteIn(each)));
      // “I feel awful, my cat ran away” wants comfort first.
      const isLow = ['low', 'worry'].includes(moodIn(message) ?? '');
      return (
        reactTo(hurtIn(message)) ??
        recallStory(leastShared) ??
        (known === null ? null : say(known)) ??
        (isLow || isQuestion || states.length === 0 ? null : (received(states) ?? acknowledged()))
      );
    },
    /** Unless an open choice is meant. */
    second(): Found | null {
      const known = recalled();
      const mood = moodIn(message);
      // “I got the job! Are you happy?” is a question.
      const isMeant = (mood !== 'joy' && mood !== 'low') || !isQuestion;
      return (isMeant ? reactTo(mood) : null) ?? (known === null ? null : tell(`${capital(known)}.`));
    },
    /** What answers a question of the character, or goes on with what was just told: no topic that shares a word. */
    answered(topics: readonly Topic[]): Found | null {
      const isMeant = isTold && (goesOn.length > 0 || questionOf(memory.reply) !== null);
      const isOfTopic = topics.some(isNamedIn(message, ' '));
      return isMeant && !isOfTopic ? (received() ?? react('say')) : null;
    },
    /** Where nothing else is known. */
    last(): Found | null {
      if (act === 'ask' && memory.asked.includes(key)) {
        const found = react('again');
        if (found) return found;
      }
      const found =
        reactTo(replyIn(message)) ??
        recallStory(1) ??
        (Array.isArray(asked) || asked === 'all' ? react('unknown') : null) ??
        (act === 'ask' && quotes(message, memory.reply)
          ? react(/\bwhy\b/i.test(message) ? 'why' : 'puzzled')
          : null) ??
        (!isQuestion && (facts.length > 0 || isHabit(message)) ? received() : null) ??
        bringUp();
      const thing = thingIn(message);
      const deed = act === 'act' && found === null ? deedIn(message) : null;
      if (deed !== null) return react('deed', { said: deed });
      if (found === null && act === 'ask') memory = withAsked(memory, key);
      return found ?? (thing === '' || isQuestion ? null : react('thing', { thing }));
    },
  };
}

/** Tells of a topic whether a text has a phrase of it that contains `part`. */
const isNamedIn =
  (text: string, part = '') =>
  ({ phrases }: Topic): boolean =>
    phrases.some((phrase) => phrase.includes(part) && names(wordsOf(text), phrase));

/** The question among the sentences of a message, which is what wants an answer; null without other sentences. */
export function questionIn(message: string): string | null {
  const clauses = clausesOf(message);
  return clauses.length < 2 ? null : (clauses.findLast((clause) => clause.endsWith('?')) ?? null);
}

/** Words of many questions and replies, which are no quotation. */
const common = new Set(
  contentOf('think know say see look mean want like come get take make give thing one time good well').map(
    ({ stem }) => stem,
  ),
);

/** True for a question about words of the last reply: “Which boots?”. */
function quotes(message: string, reply: string): boolean {
  const said = new Set(contentOf(reply).map(({ stem }) => stem));
  return contentOf(message).some(
    ({ stem, isNegation }) => !isNegation && !common.has(stem) && said.has(stem),
  );
}

/** “You take the lamp” of “I take the lamp”; null for what cannot be said back so. */
function deedIn(message: string): string | null {
  const said = withoutFrame(message)
    .trim()
    .replace(/[.!]+$/, '');
  return /^i [a-z][^.!?;"“”*\n]{1,80}$/i.test(said) && !/\byour?s?\b|n['’]t\b/i.test(said)
    ? capital(toSecondPerson(said))
    : null;
}

const capital = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
