import { type BookPart, type BookTexts, bookParts } from './book-parts.ts';

export interface Range {
  part: BookPart;
  start: number;
  end: number;
}

/** Number of characters of an entry used to find its passage. The rest may be joined from several lines. */
const PROBE = 60;
/** Minimum length of a searched text; shorter ones match by chance. */
const MIN_LENGTH = 4;

/** The passage of an entry in the texts; null if the entry was written or changed separately. */
export function findPassage(texts: BookTexts, content: string): Range | null {
  const text = content.trim();
  // Compiled entries begin with their heading: “Harbour: The pier is old.”
  const withoutHeading = text.replace(/^[^:\n]{1,60}:\s+/u, '');
  for (const whole of new Set([text, withoutHeading])) {
    for (const probe of new Set([whole, firstSentence(whole), whole.slice(0, PROBE)])) {
      const found = probe.length < MIN_LENGTH ? null : findIn(texts, probe);
      if (found !== null)
        return { ...found, end: Math.max(found.end, endOf(texts[found.part], found, whole)) };
    }
  }
  return null;
}

/** The id of the entry whose passage is at a position of a text; null if there is none. */
export function findEntryAt(
  text: string,
  at: number,
  entries: readonly { id: string; content: string }[],
): string | null {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  const line = text.slice(start, end === -1 ? text.length : end);
  const sentence = sentenceAt(line, at - start);
  const probes = [sentence, line.trim()].filter((probe) => probe.length >= MIN_LENGTH);
  for (const probe of probes) {
    const entry = entries.find(({ content }) => content.includes(probe));
    if (entry !== undefined) return entry.id;
  }
  return null;
}

function findIn(texts: BookTexts, probe: string): Range | null {
  for (const { key: part } of bookParts) {
    const start = texts[part].indexOf(probe);
    if (start !== -1) return { part, start, end: start + probe.length };
  }
  return null;
}

/** The end of the passage's last sentence if it is near the start, otherwise the start. */
function endOf(text: string, { start }: Range, passage: string): number {
  const last = passage.match(sentences)?.at(-1)?.trim().slice(-PROBE) ?? '';
  const at = text.indexOf(last, start);
  return last !== '' && at !== -1 && at - start <= passage.length * 2 ? at + last.length : start;
}

const sentences = /[^.!?。！？]+[.!?。！？]*/gu;

const firstSentence = (text: string) => text.match(sentences)?.[0].trim() ?? text;

function sentenceAt(line: string, at: number): string {
  const all = [...line.matchAll(sentences)];
  const found = all.findLast(({ index }) => index <= at) ?? all[0];
  return found?.[0].trim() ?? '';
}
