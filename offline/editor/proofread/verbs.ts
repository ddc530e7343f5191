import nlp from 'compromise';

interface Forms {
  PastTense: string;
  PresentTense: string;
}
interface Tagger {
  two: { transform: { verb: { conjugate(verb: string, model: unknown): Forms } } };
}
const library = nlp as unknown as { methods(): Tagger; model(): unknown };

/** Words of one thing that the tagger takes for several, or for no number. */
const oneThing = '(blood|food|furniture|gold|hair|money|music|news|rain|snow|water|weather|woman)';

/** Tags the words of a text. */
export function tag(text: string) {
  const view = nlp(text);
  view.match(oneThing).tag('Singular');
  return view;
}

/** The simple past and the participle, of verbs that people confuse them of. */
const pasts: readonly (readonly [string, string])[] = [
  ['ate', 'eaten'],
  ['began', 'begun'],
  ['blew', 'blown'],
  ['broke', 'broken'],
  ['came', 'come'],
  ['chose', 'chosen'],
  ['did', 'done'],
  ['drank', 'drunk'],
  ['drew', 'drawn'],
  ['drove', 'driven'],
  ['fell', 'fallen'],
  ['flew', 'flown'],
  ['forgave', 'forgiven'],
  ['forgot', 'forgotten'],
  ['froze', 'frozen'],
  ['gave', 'given'],
  ['grew', 'grown'],
  ['hid', 'hidden'],
  ['knew', 'known'],
  ['ran', 'run'],
  ['rang', 'rung'],
  ['rode', 'ridden'],
  ['sang', 'sung'],
  ['sank', 'sunk'],
  ['saw', 'seen'],
  ['shook', 'shaken'],
  ['showed', 'shown'],
  ['spoke', 'spoken'],
  ['stole', 'stolen'],
  ['swam', 'swum'],
  ['swore', 'sworn'],
  ['tore', 'torn'],
  ['woke', 'woken'],
  ['threw', 'thrown'],
  ['took', 'taken'],
  ['went', 'gone'],
  ['wore', 'worn'],
  ['wrote', 'written'],
];
const toSimplePast = new Map(pasts.map(([past, participle]) => [participle, past]));
const toParticiples = new Map(pasts);

export const participles = pasts
  .map(([, participle]) => participle)
  .filter((each) => !/^(?:come|run)$/.test(each));
/** The simple past of a participle; any other word is returned as it is. */
export const simplePastOf = (word: string): string => toSimplePast.get(word) ?? word;
export const participleOf = (past: string): string | undefined => toParticiples.get(past);

/** Returns both simple forms of an infinitive. */
export const conjugate = (verb: string): Forms =>
  verb === 'wake'
    ? { PastTense: 'woke', PresentTense: 'wakes' }
    : library.methods().two.transform.verb.conjugate(verb, library.model());

export const infinitiveOf = (verb: string): string =>
  verb === 'live' ? verb : nlp(verb).verbs().toInfinitive().text();

/** Words that are as often adjectives or nouns. */
const notOnlyVerbs = /^(?:clear|close|come|complete|free|like|live|open|own|present|run|separate|welcome)$/;
/** Infinitives that are as often past forms of other verbs. */
const alsoPast = /^(?:bent|bore|bound|fell|felt|found|ground|lay|lead|left|rose|saw|wound)$/;

/** Past forms that are the same as the infinitive: “the clerk put”. */
export const samePast =
  /^(?:beat|bet|bid|burst|bust|cast|cost|cut|fit|forecast|hit|hurt|knit|let|put|quit|read|rid|set|shed|shut|slit|spit|split|spread|sweat|thrust|upset|wed|wet)$/i;

/** Returns whether a word that stands where a verb does is an infinitive. */
export const isInfinitiveVerb = (verb: string) =>
  /^\p{Ll}+$/u.test(verb) && !samePast.test(verb) && !alsoPast.test(verb) && infinitiveOf(verb) === verb;

/** Returns whether a word is certainly an infinitive. */
export const isInfinitive = (verb: string): boolean => isInfinitiveVerb(verb) && !notOnlyVerbs.test(verb);

const singular: Readonly<Record<string, string>> = {
  are: 'is',
  do: 'does',
  'do not': 'does not',
  have: 'has',
  were: 'was',
};

/** The form of a plural verb for one person or thing, in the same tense; undefined if the word may be something else. */
export const toSingular = (verb: string): string | undefined =>
  notOnlyVerbs.test(verb) ? undefined : toSingularVerb(verb);

/** The same where only a verb can stand: “a girl who live”. */
export function toSingularVerb(verb: string): string | undefined {
  const stem = verb.replace(/n['’]t$/, '');
  const form = singular[stem];
  if (form !== undefined) return `${form}${verb.slice(stem.length)}`;
  return isInfinitiveVerb(verb) ? conjugate(verb).PresentTense : undefined;
}

const plural: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have', does: 'do' };

/** The form of a singular verb for several; undefined if the word may be something else. */
export function toPlural(verb: string): string | undefined {
  const stem = verb.replace(/n['’]t$/, '');
  const form = plural[stem];
  if (form !== undefined) return `${form}${verb.slice(stem.length)}`;
  const infinitive = /s$/.test(verb) ? infinitiveOf(verb) : '';
  return infinitive === '' || infinitive === verb ? undefined : infinitive;
}

/** Verbs whose past form is also an infinitive or adjective: “could found a city”, “to saw wood”. */
const alsoInfinitive = /^(?:bore|bound|fell|found|ground|lay|lead|saw|wound)$/;

/** The infinitive of a form that is certainly another one. */
export function toInfinitive(verb: string): string | undefined {
  if (samePast.test(verb) || alsoInfinitive.test(verb)) return undefined;
  const infinitive = verb === 'left' ? 'leave' : infinitiveOf(verb);
  return infinitive === '' || infinitive === verb ? undefined : infinitive;
}
