import { countWords } from '@storyloom/contract/core/word-count';
import { findCondition } from './conditions.ts';
import { splitSentences } from './sentences.ts';
import { headingOf, subjectOf } from './subjects.ts';
import { findBookNames, findNames, stopWords } from './vocabulary.ts';

/** Text of a world book that becomes one entry or part of one. */
export interface Passage {
  part: 'structure' | 'background' | 'rules' | 'specialEvents';
  heading: string;
  text: string;
}

/** In words; in eighths of the characters for text without spaces. */
export const passageWeight = (text: string): number => Math.max(countWords(text), Math.ceil(text.length / 8));

const MAX_SENTENCE_WEIGHT = 100;
/** Maximum weight of an entry of several sentences under one heading. */
const HEADING_WEIGHT = 300;
const marked = /^(?:#{1,6}\s+|\*\*)(?<heading>[^*#].*?)(?:\*\*)?\s*:?\s*$/u;
const titled = /^(?<heading>\p{Lu}[^:.!?]{0,58}):$/u;
/** “Ines: his daughter.”, also as the item of a list or in bold. */
const labelled =
  /^(?:[-*•]\s+)?(?:\*\*)?(?<label>(?<first>\p{Lu}[^\s:.!?*]*)(?: [^\s:.!?*]+){0,3})(?:\*\*)?:(?:\*\*)?\s+(?<text>\S.*)$/u;

/**
 * Splits a part into its sentences under their headings. A sentence that starts with a pronoun stays with the previous one, and in a
 * line of special events each that has no condition. In a text of several paragraphs, a paragraph without a heading has its subject
 * as one, or else is a single passage.
 */
export function splitPassages(part: Passage['part'], text: string): Passage[] {
  const passages: Passage[] = [];
  let section = '';
  let hasText = false;
  const lines = text
    .split(/\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const hasParagraphs = lines.length > 1 && (part === 'structure' || part === 'background');
  const known = hasParagraphs ? findBookNames(splitSentences(text)) : new Set<string>();
  for (const line of lines) {
    const item = splitLabel(line);
    const heading = (marked.exec(line) ?? titled.exec(line))?.groups?.heading?.trim();
    if (item === undefined && heading !== undefined) begin(heading);
    else addParagraph(splitSentences(item?.text ?? line), item?.label);
  }
  begin('');
  return passages;

  function addParagraph(sentences: readonly string[], label: string | undefined): void {
    // A section keeps its own heading.
    const title = label === undefined && section === '' ? headingOf(sentences) : undefined;
    const own = title === undefined ? sentences : sentences.slice(1);
    const heading = label ?? title ?? section;
    if (heading !== '' || !hasParagraphs || sentences.length < 2) addAll(own, heading);
    else {
      const whole = own.join(' ');
      const subject = subjectOf(own[0] ?? '', known);
      if (passageWeight(whole) <= HEADING_WEIGHT) passages.push({ part, heading: subject, text: whole });
      else addAll(own, subject);
    }
  }

  /** A heading without sentences becomes a passage itself. */
  function begin(next: string): void {
    if (section !== '' && !hasText) passages.push({ part, heading: '', text: section });
    section = next;
    hasText = false;
  }

  function addAll(sentences: readonly string[], heading: string): void {
    for (const [at, sentence] of sentences.entries()) add(sentence, heading, at === 0);
  }

  function add(sentence: string, heading: string, isFirst: boolean): void {
    hasText = true;
    const last = passages.at(-1);
    // The sentences after the condition of an event belong to it.
    const isEvent = part === 'specialEvents';
    const isMore = isEvent ? !isFirst && findCondition(sentence) === undefined : refersBack(sentence);
    const max = isEvent ? HEADING_WEIGHT : MAX_SENTENCE_WEIGHT;
    if (isMore && last?.heading === heading && passageWeight(last.text + sentence) <= max) {
      last.text += ` ${sentence}`;
    } else {
      passages.push(...splitSentence(sentence).map((text) => ({ part, heading, text })));
    }
  }
}

/** True for “He is wry.”, and for “Pink scars run along his hands.”, which names nobody else. */
const refersBack = (sentence: string) =>
  /^(?:he|she|it|they|this|that|these|those|his|her|its|their)\b/iu.test(sentence) ||
  (/\b(?:he|she|they|his|her|their)\b/u.test(sentence) && findNames(sentence, new Set()).length === 0);

/** The label of a line, which is its own heading, and its text. What begins like a clause is no label. */
function splitLabel(line: string): { label: string; text: string } | undefined {
  const { label, first = '', text } = labelled.exec(line)?.groups ?? {};
  const isClause = stopWords.has(first.toLowerCase()) && !/^(?:the|an?)$/i.test(first);
  return label === undefined || text === undefined || isClause ? undefined : { label, text };
}

/** Splits a sentence beyond the maximum weight between words, or between characters in text without spaces. */
function splitSentence(text: string): string[] {
  if (passageWeight(text) <= MAX_SENTENCE_WEIGHT) return [text.trim()];
  const cuts: string[] = [];
  for (const word of text.match(/\s*\S{1,200}/gsu) ?? []) {
    const last = cuts.at(-1);
    if (last !== undefined && passageWeight(last + word) <= MAX_SENTENCE_WEIGHT)
      cuts[cuts.length - 1] = last + word;
    else cuts.push(word.trim());
  }
  return cuts;
}

/** The text of a passage with its heading, unless the text begins with it. */
export function passageText({ heading, text }: Pick<Passage, 'heading' | 'text'>): string {
  const start = text.startsWith(heading) ? text : text.replace(/^(?:The|An?)\s+/u, '');
  const isSaid = start.startsWith(heading) && !/^[\p{L}\p{M}\p{N}]/u.test(start.slice(heading.length));
  return heading === '' || isSaid ? text : `${heading}: ${text}`;
}

/** Weights of split passages, which are merged with several maximum weights. */
const weights = new WeakMap<Passage, number>();

/**
 * Merges adjacent passages of a part up to a weight; with `keepsHeadings`, only under the same heading. All under one heading are
 * one passage if they fit, except special events, each with a condition of its own.
 */
export function mergePassages(
  passages: readonly Passage[],
  maxWeight: number,
  keepsHeadings: boolean,
): Passage[] {
  const merged: (Passage & { weight: number })[] = [];
  for (const passage of passages) {
    const last = merged.at(-1);
    const weight = weights.get(passage) ?? passageWeight(passage.text);
    weights.set(passage, weight);
    const isSameHeading = last?.heading === passage.heading;
    const isMergeable = last?.part === passage.part && (!keepsHeadings || isSameHeading);
    const isOneCard = isSameHeading && passage.heading !== '' && passage.part !== 'specialEvents';
    const max = isOneCard ? Math.max(maxWeight, HEADING_WEIGHT) : maxWeight;
    if (isMergeable && last.weight + weight <= max) {
      last.text += ` ${isSameHeading ? passage.text : passageText(passage)}`;
      last.weight += weight;
    } else {
      merged.push({ ...passage, weight });
    }
  }
  return merged.map(({ part, heading, text }) => ({ part, heading, text }));
}
