import { clausesOf } from './clauses.ts';
import { partsOf } from './deed.ts';
import { names } from './match.ts';
import { fold, wordsOf } from './words.ts';

const begin = String.raw`^\W*(?:(?:i|we|and|then|please|just|now|try to|am|'m|\p{L}+ly)\s+)*`;
const sense = 'look|peer|stare|gaze|glance|peek|watch|observe|examine|inspect|study|listen|smell|sniff|read';
/** “I look for the key” is a search, and “I look after him” is care. */
const look = new RegExp(
  String.raw`${begin}(?:(?:have|take)\s+an?\s+(?:\p{L}+\s+)?(?:look|peek|glance|sniff|listen)|(?:${sense})(?:s|es|ing)?)\b(?!\s+after\b|.*\bfor\b(?!\s+a\s+(?:while|moment|minute|time)\b))`,
  'iu',
);
/** What a look goes on with: another thing, or how one looks. */
const rest =
  /^\W*(?:(?:the|an?|his|her|its|their|my|your|this|that|at|to|into|in|on|under|behind)\b|\p{L}+ly\b)/iu;

/** True for a message that does no more than look, listen, smell or read. */
export const isLook = (message: string): boolean => {
  const [first = '', ...others] = partsOf(fold(message));
  return look.test(first) && others.every((part) => look.test(part) || rest.test(part));
};

const finding = new RegExp(
  String.raw`${begin}(?:${sense}|see|hear|search|find|count|check|compare)(?:s|es|ing)?\b`,
  'iu',
);

interface Choice {
  text: string;
  phrases: readonly string[];
}

const finds = (text: string) => partsOf(fold(text)).some((part) => finding.test(part));

/** True for a choice that a look may mean: it finds something out with the senses, or has a phrase for just this look. */
export const mayLookMean = (message: string, { text, phrases }: Choice): boolean =>
  finds(text) || phrases.some((phrase) => finds(phrase) && names(wordsOf(message), phrase));

const wait =
  /^\W*(?:(?:i|we|and|then|just|\p{L}+ly)\s+)*wait(?:s|ing)?(?:\s+(?:for|until|till|here|there|an?|some|\p{L}+ly|and see)\b(?!.*\b(?:and|but|then)\b(?! see\b)).*)?\W*$/iu;

/** “I say nothing”, “I stay where I am”, “I don’t answer”. */
const stayStill =
  /^\W*(?:(?:i|we|and|then|just|\p{L}+ly)\s+)*(?:(?:do|say|answer|reply)\s+(?:nothing|not a (?:word|thing))|(?:stay|keep|remain|stand|sit)\s+(?:\p{L}+ly\s+)?(?:silent|quiet|still|put|where i am)|(?:don't|do not)\s+(?:move|answer|reply|speak|react|do anything|say (?:anything|a word)))\W*$/iu;

/** True for a message that does no more than wait: “I wait for the light”, “I say nothing”. */
export const isWait = (message: string): boolean =>
  clausesOf(message).length === 1 && (wait.test(message) || stayStill.test(fold(message)));

const waiting = new Set(
  ['wait', 'stay', 'remain', 'linger', 'watch'].flatMap(wordsOf).map(({ stem }) => stem),
);

/** True for a choice that somebody who waits may mean: it waits too, or has these words, “say nothing”. */
export const mayWaitMean = (message: string, { text, phrases }: Choice): boolean =>
  [text, ...phrases].flatMap(wordsOf).some(({ stem }) => waiting.has(stem)) ||
  [...text.split(/[;:,]/), ...phrases].some(
    (phrase) => wordsOf(phrase).length > 1 && names(wordsOf(message), phrase),
  );

const flight =
  /\b(?:(?:jump|leap|climb|dive|throw myself|hurl myself)(?:s|ing)?\s+(?:\S+\s+){0,2}?(?:out\s+(?:of\s+)?\S+\s+(?:\S+\s+)?window|overboard|(?:off|from)\s+(?:the|this)\s+(?:train|roof|tower|cliff|bridge|ship|boat|deck|balcony|edge|rocks?)\b|(?:in|into)\s+the\s+(?:sea|ocean|water|river|abyss)\b)|swim\s+(?:home|away|ashore|to\s+(?:the\s+)?(?:shore|land|mainland))\b)/i;

/** True for a deed with which a reader would get away from the whole story: “I jump out of the window and swim home”. */
export const isFlight = (message: string): boolean => flight.test(message);
