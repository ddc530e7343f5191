import { irregularPast } from '../analysis/irregular-past.ts';
import { toSecondPerson } from '../analysis/reader-facts.ts';
import type { Grammar, Voice } from './voice.ts';

const regular = new Set(
  `ask attack approach answer bow beg call check chase choose climb close crouch cross cry count comfort dance
  duck demand describe enter escape examine face follow force grab greet guess hand help hug inspect invoke jump kick kiss knock laugh
  lean lift listen look lock move nod offer open peer pick place play point press pretend promise prove pull push reach refuse
  return search shake shout shove slip smell smile sneak stay stamp step stop study taste tease thank threaten touch trust try
  turn unlock unwrap use wait walk warn watch wave whisper wrap`.split(/\s+/),
);

/** Verbs that need no object. */
const bare = new Set('laugh nod smile bow kneel cry run jump swim listen shout dance'.split(' '));

/** Single words that follow a verb without “the”. */
const noNoun = new Set(
  `him her them they back away down out off over on in up through along about around under above below behind
  ahead after by left right there here nowhere somewhere everywhere anywhere nothing everything something anything
  nobody someone everyone one none now again first once twice still quiet together alone home inside outside forward
  backward forwards backwards closer nearer past myself upstairs downstairs both all more harder faster hard fast`.split(
    /\s+/,
  ),
);

const strange: Readonly<Record<string, string>> = { choose: 'chose', shake: 'shook' };

/**
 * Restates the reader's action in the story's tense and person: “I lift the paper” gives “You lift the paper.”
 * Returns an empty string for questions, speech, and phrasings it cannot restate.
 */
export function restateAction(turn: string, voice: Voice, grammar: Grammar): string {
  // The lookbehind keeps this linear: a match attempt at each of many full stops would take quadratic time.
  const action = turn.trim().replace(/(?<![.!…\s])[.!…\s]+$/, '');
  if (/["“”?]/.test(action) || action.length > 90) return '';
  const first = firstAction(action);
  const [, verb = '', rest = ''] =
    /^(?:(?:I|let me|I['’]ll|I will)\s+)?(\p{L}+)((?:\s+[\p{L}’'-]+){0,9})$/iu.exec(first) ?? [];
  const base = verb.toLowerCase();
  if (!isVerb(base)) return '';
  const object = rest.trim();
  if (object === '') return bare.has(base) ? `${voice.S} ${formOf(base, grammar)}.` : '';
  // “Tell me a joke” is an order, not an action.
  if (!/^\W*(?:I|let me)\b/i.test(first) && /\bme\b/i.test(object)) return '';
  if (grammar.readerIsThird && /\bI\b/.test(object)) return '';
  // “You” would refer to somebody else, and “mine” is ambiguous.
  if (/\b(you|your|yours|mine)\b/i.test(object)) return '';
  const isBareNoun = /^\p{Ll}{3,}$/u.test(object) && !object.endsWith('ly') && !noNoun.has(object);
  return `${voice.S} ${formOf(base, grammar)} ${isBareNoun ? 'the ' : ''}${ofVoice(object, voice)}.`;
}

/** The first of several actions. */
export function firstAction(turn: string): string {
  return turn.trim().split(/[.!…;,\n]|\s+(?:and|then|but|so|because|while)\s+/)[0] ?? '';
}

/** True for an imperative: the message begins with a verb. */
export function isCommand(turn: string): boolean {
  const [, verb = ''] = /^\W*(?:(?:please|now|then|come on),?\s+)?(\p{L}+)/iu.exec(turn) ?? [];
  return isVerb(verb.toLowerCase());
}

/** Uses own properties only, because a message may contain “constructor”. */
const isVerb = (word: string) => Object.hasOwn(irregularPast, word) || regular.has(word);

function formOf(base: string, { tense, readerIsThird }: Grammar): string {
  if (tense === 'past') return strange[base] ?? irregularPast[base] ?? pastOf(base);
  if (!readerIsThird) return base;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

function pastOf(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  if (base.endsWith('e')) return `${base}d`;
  return /^(?:[^aeiou]*[aeiou](?:b|g|m|n|p|t)|beg|grab)$/.test(base)
    ? `${base}${base.at(-1)}ed`
    : `${base}ed`;
}

function ofVoice(text: string, { o, p }: Voice): string {
  if (o === 'you') return toSecondPerson(text);
  const own: Readonly<Record<string, string>> = {
    me: o,
    myself: o === 'me' ? 'myself' : o,
    my: p,
    mine: p,
  };
  return text.replaceAll(/\b(me|myself|my|mine)\b/gi, (word) => own[word.toLowerCase()] ?? word);
}
