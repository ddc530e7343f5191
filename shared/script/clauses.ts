const maxClauses = 10;

/** The sentences of a message and what follows “then”, in order. A dot after a title or an initial ends none. */
export function clausesOf(text: string): string[] {
  return text
    .replaceAll(/\b(Dr|Mr|Mrs|Ms|Prof|St|\p{Lu})\./gu, '$1\u2024')
    .split(/[.!;\n]+|(?<=\?)|,?\s+(?:and\s+)?then\s+/)
    .map((clause) => clause.replaceAll('\u2024', '.').trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .slice(0, maxClauses);
}

const frame =
  /\bi(?:['’]d (?:like|love) to| would (?:like|love) to| want(?:ed)? to|['’]m going to| am going to| decide to| try to)(?=\s)|\blet me(?=\s)/gi;

/** “I’m so bored” as “I’m bored”, and “ok, who are you?” as the question. */
const emphasis =
  /(?<=\b(?:i['’]?m|i am|i feel|i['’]m feeling|you['’]?re|you are))(?:\s+(?:so|really|very|just|kinda|kind of|a bit|a little|quite|pretty|totally|super))+(?=\s+\p{L})/giu;
const filler = /^\W*(?:(?:ok|okay|lol|haha|hm+|um+|uh|anyway|btw)\b[\s,.!]+)+(?=\p{L})/iu;

/** “I’d like to ask” as “I ask”: what a reader wants is what they do, and the words of wanting mean no choice. */
export const withoutFrame = (text: string): string =>
  text
    .replace(filler, '')
    .replaceAll(emphasis, '')
    .replaceAll(frame, 'I')
    .replaceAll(/\bI know (?=who|what|when|where|why|how|if|whether)/g, 'I ask ');
