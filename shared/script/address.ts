import { fold } from './words.ts';

export interface Address {
  /** Who is spoken to by name, as an item of `people`. */
  who: string;
  /** The message without the name. */
  rest: string;
  /** True for “Pike, …” and “…, Pike?”; false for “I ask Pike …”. */
  isCalled: boolean;
}

const greeting = 'hello|hi|hey|oh|ah|dear|my|please|thanks|sorry|listen|look|come|yes|no|well|but|so|and';
const salute = 'hello|hi|hey|greetings|good (?:morning|day|afternoon|evening|night)|goodbye|bye|thanks';
const title =
  'mr|mrs|miss|ms|dr|doctor|sir|madam|madame|lady|lord|captain|inspector|sergeant|signor|signora|dona|don|old|the';
const before = String.raw`(?:(?:${greeting}|${title})\b\.?\s+){0,3}`;

/** Whom of the people who are there a message calls by name, or says that it asks or tells; null for nobody. */
export function addressIn(message: string, people: readonly string[]): Address | null {
  const text = fold(message);
  for (const who of people) {
    const name = String.raw`${fold(who).replaceAll('_', ' ')}(?!['’]|[\p{L}\p{N}])`;
    const patterns = [
      String.raw`(?<=^\W*(?:${salute})\s)(?:(?:${title})\b\.?\s+)?${name}`,
      String.raw`(?<=^|[.!?]\s)\W*${before}${name}\s*[,!:]`,
      String.raw`(?:,|\byou)\s+${before}${name}\s*(?=[.,!?;]|$)`,
      String.raw`\b(?<=(?:ask|tell)\s)${before}${name}`,
    ];
    const at = patterns.findIndex((pattern) => new RegExp(pattern, 'iu').test(text));
    if (at < 0) continue;
    const rest = text.replace(new RegExp(patterns[at] ?? '', 'iu'), (found) =>
      /\byou\s/i.test(found) ? 'you' : ' ',
    );
    return { who, rest: rest.replaceAll(/\s+/g, ' ').trim(), isCalled: at < 3 };
  }
  return null;
}

const asksWho = /\b(?:who|what) (?:are|r) (?:you|u)\s*(?:[.,!?]|$)|\babout yourself\b|\byour name\b/i;
const asksWish = /\bwhat (?:do|would) (?:you|u) (?:want|like)\s*(?:[.,!?]|$)/i;
/** Asked of somebody who is there; with several there it may be any of them. */
const asksWishOfOther = /\bwhat (?:does|would) (?:he|she|it) (?:want|like)\s*(?:[.,!?]|$)/i;

/** What a message is about: not the person whom it calls, but that person, or else the first who is there, for “Who are you?”. */
export function subjectOf(message: string, people: readonly string[], address: Address | null): string {
  const rest = address?.rest ?? message;
  const who = (address?.who ?? people[0])?.replaceAll('_', ' ');
  if (who === undefined) return rest;
  if (asksWish.test(rest) || (people.length === 1 && asksWishOfOther.test(rest)))
    return `what does ${who} want`;
  return asksWho.test(rest) ? `${rest} ${who}` : rest;
}

/** A message without the names of the people who are there: “I hug Mara” is not about who Mara is. */
export const withoutNames = (message: string, people: readonly string[]): string =>
  people.reduce(
    (text, who) =>
      text.replaceAll(
        new RegExp(String.raw`(?<!\p{L})${fold(who).replaceAll('_', ' ')}(?!\p{L})`, 'giu'),
        '',
      ),
    fold(message),
  );
