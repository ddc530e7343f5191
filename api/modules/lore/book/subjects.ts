import { determiner, findLeadingNouns, isSignificant, stopWords } from './vocabulary.ts';

const MAX_HEADING_WORDS = 5;
/** Words of a title that may have a small letter. */
const connective = /^(?:the|an?|of|in|on|at|by|for|from|to|with|and)$/i;
const article = /^(?:the|an?)$/i;
const isStop = (word: string) => stopWords.has(word.toLowerCase());

/**
 * Returns the heading of a paragraph that begins with a noun phrase as a sentence of its own: “The Ferry. It leaves at dawn.” Words
 * with small letters are one if they are one noun, or if the paragraph has it again: “The iron key. The key is lost.”
 */
export function headingOf([first = '', ...rest]: readonly string[]): string | undefined {
  const heading = /^(?<heading>\p{Lu}[^.!?:;,“”"]*)\.$/u.exec(first)?.groups?.heading;
  const words = heading?.split(/\s+/) ?? [];
  const others = words.filter((word) => !connective.test(word));
  const [noun = ''] = others;
  const last = words.at(-1) ?? '';
  if (rest.length === 0 || words.length > MAX_HEADING_WORDS || noun === '' || isStop(noun) || isStop(last))
    return;
  const isTitle = words.slice(1).every((word) => /^[\p{Lu}\p{N}]/u.test(word) || connective.test(word));
  const isOneNoun = article.test(words[0] ?? '') && words.length === 2;
  const isNounAgain = () =>
    !others.some(isStop) &&
    [
      ...rest
        .join(' ')
        .toLowerCase()
        .matchAll(/(?<=\b(?:the|an?|this|its) )[\p{L}\p{M}\p{N}’'-]+/gu),
    ].some(([word]) => word === last);
  return isTitle || isOneNoun || isNounAgain() ? heading : undefined;
}

/**
 * Returns what a sentence begins with: “Oren Vask” of “Oren Vask is the ferryman”, “ferry” of “The ferry crosses the lake”; an empty
 * text if it begins with neither a name nor a noun. `known`: names of one word.
 */
export function subjectOf(sentence: string, known: ReadonlySet<string>): string {
  const [first = ''] = sentence.split(' ', 1);
  const isDetermined = determiner.has(first.toLowerCase());
  const start = isDetermined ? sentence.slice(first.length).trimStart() : sentence;
  const [name] = /^\p{Lu}[\p{L}\p{M}]+(?:[ -]\p{Lu}[\p{L}\p{M}]+)*/u.exec(start) ?? [];
  if (name === undefined) return isDetermined ? findLeadingNouns(start) : '';
  const isName = isDetermined || /[ -]/.test(name) || known.has(name);
  return isName && isSignificant(name.split(/[ -]/, 1)[0] ?? '') ? name : '';
}

/** Words of names of several words that head one passage, and by which alone the text calls it: “Oren” of “Oren Vask”. */
export function namesOfOneHeading(headings: readonly string[], text: string): ReadonlySet<string> {
  const proper = headings.flatMap((heading) => {
    const words = heading.split(' ').filter((word) => !article.test(word));
    return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)) ? words : [];
  });
  const times = Map.groupBy(proper, (word) => word);
  const runs = [...text.matchAll(/\p{Lu}[\p{L}\p{M}]+(?:[ -]\p{Lu}[\p{L}\p{M}]+)*/gu)].map(([run]) => run);
  return new Set(runs.filter((run) => times.get(run)?.length === 1));
}
