import { clausesOf } from './clauses.ts';
import { type Word, wordsOf } from './words.ts';

/** The stems of words that are separated by spaces. */
export const stemsOf = (verbs: string) =>
  new Set(verbs.split(' ').flatMap((verb) => wordsOf(verb).map(({ stem }) => stem)));

/** Deeds that are never another word for a choice that names none of their kind: who hits the knight does not follow him. */
const kinds = [
  'hit punch kick slap strike beat attack fight stab shoot kill murder strangle choke push shove trip bite headbutt throw fling hurl wrestle tackle scratch pinch grab shake threaten',
  'hug kiss embrace cuddle caress stroke tickle lick pet flirt marry seduce',
  'burn smash destroy break wreck tear rip bomb explode',
  'dance undress strip sleep nap faint laugh giggle cry weep sob vomit spit pee fart jump cartwheel juggle whistle pray swim smoke',
  'scream shout yell',
  'order eat drink swallow',
  'accuse blame insult mock curse swear',
  'tie bind knot',
  'paint draw sketch carve scribble',
  'sell gamble bet',
  'bury dig',
  'hide conceal stow',
  'steal pocket',
].map(stemsOf);

const anything = new Set(['someth', 'anyth', 'everyth', 'noth']);

/** The words of a deed without its verb: “bow” of “I eat the bow”; null if the message is no deed or has no other word. */
export function withoutDeed(message: string): string | null {
  const [verb] = verbsOf(message);
  if (!verb || !kinds.some((kind) => kind.has(verb.stem))) return null;
  const rest = wordsOf(message).filter(
    ({ stem, isContent }) => isContent && stem !== verb.stem && !anything.has(stem),
  );
  return rest.length === 0 ? null : rest.map(({ stem }) => stem).join(' ');
}

/** Kinds that are done to somebody. Who gives something may do it in any words of a choice. */
const toSomebody = [...kinds.slice(0, 2), stemsOf('give offer hand pass feed lend')];

export const lead = stemsOf(
  'i we please then and so just quickly slowly softly gently suddenly try to start begin want now finally also will would',
);

/** The verb of each clause: “I quickly hit him” is to hit. */
export const verbsOf = (message: string): Word[] =>
  partsOf(message).flatMap((part) => {
    // “Try” is the verb of “I try the door”, but not of “I try to open it”.
    const isTried = ({ stem }: Word, at: number) => stem === 'try' && words[at + 1]?.stem !== 'to';
    const words = wordsOf(part);
    return words.find((word, at) => !lead.has(word.stem) || isTried(word, at)) ?? [];
  });

/** What a message does one after the other. */
export const partsOf = (message: string): string[] =>
  clausesOf(message).flatMap((clause) => clause.split(/,\s+|\s+(?:and|but)\s+/));

const kindsIn = (words: readonly Word[], among = kinds) =>
  among.filter((kind) => words.some(({ stem }) => kind.has(stem)));

/** True if the message is a deed of another kind than all that these texts name. */
export function isOtherDeed(message: string, texts: readonly string[]): boolean {
  const [verb] = verbsOf(message);
  const done = verb ? kindsIn([verb]) : [];
  if (done.length === 0) return false;
  const named = kindsIn(texts.flatMap(wordsOf));
  return !done.some((kind) => named.includes(kind));
}

/** True for a deed that is done to somebody: “I hug Finlay”. */
export const isDoneToSomebody = (message: string): boolean =>
  kindsIn(verbsOf(message), toSomebody).length > 0;
