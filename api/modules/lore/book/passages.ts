import { countWords } from '@storyloom/contract/word-count';
import { sentencesIn } from './sentences.ts';

/** A piece of a world book that is told as a whole. */
export interface Piece {
  part: 'structure' | 'background' | 'rules' | 'specialEvents';
  heading: string;
  text: string;
}

/** Counted in words, and in characters for what has none. */
export const weightOf = (text: string): number => Math.max(countWords(text), Math.ceil(text.length / 8));

const MOST_OF_A_SENTENCE = 100;
const marked = /^(?:#{1,6}\s+|\*\*)(?<heading>[^*#].*?)(?:\*\*)?\s*:?\s*$/u;
const titled = /^(?<heading>\p{Lu}[^:.!?]{0,58}):$/u;

/** The sentences of a part under their headings; one that speaks of “it” or “she” stays with the one before. */
export function piecesOf(part: Piece['part'], text: string): Piece[] {
  const pieces: Piece[] = [];
  let heading = '';
  for (const line of text.split(/\n+/).map((one) => one.trim())) {
    const found = (marked.exec(line) ?? titled.exec(line))?.groups?.heading?.trim();
    if (found === undefined) for (const one of sentencesIn(line)) add(one);
    else begin(found);
  }
  begin('');
  return pieces;

  /** A heading with nothing under it says something itself. */
  function begin(next: string): void {
    if (heading !== '' && pieces.at(-1)?.heading !== heading)
      pieces.push({ part, heading: '', text: heading });
    heading = next;
  }

  function add(sentence: string): void {
    const last = pieces.at(-1);
    const leans =
      part !== 'specialEvents' &&
      /^(?:he|she|it|they|this|that|these|those|his|her|its|their)\b/iu.test(sentence);
    if (leans && last?.heading === heading && weightOf(last.text + sentence) <= MOST_OF_A_SENTENCE) {
      last.text += ` ${sentence}`;
    } else {
      pieces.push(...cut(sentence).map((text) => ({ part, heading, text })));
    }
  }
}

/** What is too long for one piece falls apart between words, or between characters where there are no spaces. */
function cut(text: string): string[] {
  const cuts: string[] = [];
  for (const word of text.match(/\s*\S{1,200}/gsu) ?? []) {
    const last = cuts.at(-1);
    if (last !== undefined && weightOf(last + word) <= MOST_OF_A_SENTENCE)
      cuts[cuts.length - 1] = last + word;
    else cuts.push(word.trim());
  }
  return cuts;
}

/** What a piece says, with its heading. */
export const toldOf = ({ heading, text }: Pick<Piece, 'heading' | 'text'>): string =>
  heading === '' ? text : `${heading}: ${text}`;

/** Neighbours of the same part put together up to a weight; under one heading only, while `keepsHeadings`. */
export function packed(pieces: readonly Piece[], most: number, keepsHeadings: boolean): Piece[] {
  const packs: (Piece & { weight: number })[] = [];
  for (const piece of pieces) {
    const last = packs.at(-1);
    const weight = weightOf(piece.text);
    const belongs = last?.part === piece.part && (!keepsHeadings || last.heading === piece.heading);
    if (last !== undefined && belongs && last.weight + weight <= most) {
      last.text += ` ${last.heading === piece.heading ? piece.text : toldOf(piece)}`;
      last.weight += weight;
    } else {
      packs.push({ ...piece, weight });
    }
  }
  return packs.map(({ part, heading, text }) => ({ part, heading, text }));
}
