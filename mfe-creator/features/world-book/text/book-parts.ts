import { countWords } from '@storyloom/contract/core/word-count';

export const bookParts = [
  {
    key: 'rules',
    title: 'Rules',
    hint: 'Always told to the storyteller: how this world works, and what never happens.',
  },
  {
    key: 'structure',
    title: 'Structure',
    hint: 'Places and how they connect. Told when a place or a name is mentioned.',
  },
  {
    key: 'background',
    title: 'Background',
    hint: 'People, history, secrets. Told when they come up, and hidden from readers.',
  },
  {
    key: 'specialEvents',
    title: 'Special events',
    hint: 'One per line: “If the reader opens the door, the light goes out.”',
  },
] as const;

export type BookPart = (typeof bookParts)[number]['key'];
export type BookTexts = Record<BookPart, string>;

export interface Heading {
  part: BookPart;
  title: string;
  /** Index of the line's first character in the part's text. */
  start: number;
}

const heading = /^[ \t]*(?:#{1,6}[ \t]+(?<marked>.+)|(?<titled>\p{Lu}[^:.!?\n]{0,58}):)[ \t]*$/gmu;

/** Finds the heading lines of the texts: “# Harbour”, “The harbour:”. */
export function readOutline(texts: BookTexts): Heading[] {
  return bookParts.flatMap(({ key: part }) =>
    [...texts[part].matchAll(heading)].map(({ index: start, groups }) => ({
      part,
      start,
      title: (groups?.marked ?? groups?.titled ?? '').trim(),
    })),
  );
}

export const countBookWords = (texts: BookTexts): number =>
  bookParts.reduce((sum, { key }) => sum + countWords(texts[key]), 0);

/** The next occurrence of words after a position, wrapping around at the end; null if there is none. */
export function findInBook(
  texts: BookTexts,
  text: string,
  from: { part: BookPart; at: number },
): { part: BookPart; start: number; end: number } | null {
  const wanted = text.toLowerCase();
  if (wanted === '') return null;
  const keys = bookParts.map(({ key }) => key);
  const first = keys.indexOf(from.part);
  const rounds = [...keys.slice(first), ...keys.slice(0, first + 1)];
  for (const [round, part] of rounds.entries()) {
    const start = texts[part].toLowerCase().indexOf(wanted, round === 0 ? from.at : 0);
    if (start !== -1) return { part, start, end: start + text.length };
  }
  return null;
}
