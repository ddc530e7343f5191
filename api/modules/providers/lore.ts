const MAX_WORDS = 28;
/** A secret comes out only when the reader has guessed more than a word of it. */
const HITS_FOR_A_SECRET = 2;

export interface WorldBook {
  structure: string;
  background: string;
  rules: string;
  specialEvents: string;
}

/**
 * Sentences of a world book that fit the reader's words, best first; then plain facts of the place.
 * What only addresses the narrator is left out, and secrets (the background) need two words that hit them.
 */
export function fittingLore(book: WorldBook, words: readonly string[], rotation: number): string[] {
  const hit = (text: string, least: number) =>
    sentences(text)
      .filter((sentence) => tellable(sentence) && hits(sentence, words) >= least)
      .sort((one, other) => hits(other, words) - hits(one, words));
  const keyed = [...hit(book.background, HITS_FOR_A_SECRET), ...hit(book.structure, 1).filter(speakable)];
  const facts = sentences(book.structure).filter((one) => tellable(one) && speakable(one));
  const turned = facts.map((_, at) => facts[(at + rotation) % facts.length] as string);
  // A place with little to tell is silent every other time rather than saying it again.
  const quiet = keyed.length === 0 && rotation >= facts.length && rotation % 2 === 1;
  return quiet ? [] : [...new Set([...keyed, ...turned])].slice(0, 5);
}

/** What the world book says happens upon these words, if anything. */
export function eventOf(book: WorldBook, words: readonly string[]): string | undefined {
  return sentences(book.specialEvents).flatMap((sentence) => firedEvent(sentence, words))[0];
}

/** “If the reader lifts the lamp, the oil is warm.” gives “The oil is warm.” when they lift it. */
function firedEvent(sentence: string, words: readonly string[]): string[] {
  const match = sentence.match(
    /^(?:if|when|once)\s+(?:the\s+)?(?:reader|player|you)\s+([^,]+),\s*(?:then\s+)?(.+)$/i,
  );
  const [, condition = '', outcome = ''] = match ?? [];
  // “If the reader trusts Brandt”: to trust somebody is not enough, it is about Brandt.
  const about = condition.replace(/^\S+\s+(?=\S)/, '');
  if (match === null || hits(about, words) === 0) return [];
  if (!tellable(outcome)) return [];
  return [outcome.charAt(0).toUpperCase() + outcome.slice(1)];
}

function tellable(sentence: string): boolean {
  return (
    !/\b(reader|player|exchange|scene|narrat|reply|replies)/i.test(sentence) &&
    sentence.split(/\s+/).length <= MAX_WORDS
  );
}

/** What nearly every sentence of a world book that is more than a heading has one of. */
const FINITE =
  /\b(is|are|was|were|has|have|had|can|cannot|must|may|might|will|would|should|does|do|did|lies|lie|stands|opens|closes|shuts|runs|comes|goes|keeps|knows|says|takes|gives|holds|leads|begins|ends|costs|belongs|remembers|means|wants|needs|sells|lives|eats|sleeps|speaks|hears|sees|makes|pays|stays|grows|falls|rises|moves)\b/i;

/** A list, a heading or a note is no sentence that anybody would say aloud; a time of day is no list. */
function speakable(sentence: string): boolean {
  return !/[:;](?!\d)/.test(sentence) && sentence.split(/\s+/).length >= 5 && FINITE.test(sentence);
}

function hits(sentence: string, words: readonly string[]): number {
  const lower = sentence.toLowerCase();
  return words.filter((word) => lower.includes(word.slice(0, 6))).length;
}

function sentences(text: string): string[] {
  return (text.match(/[^.!?\n]+[.!?]+[”"']?/g) ?? [])
    .map((one) => one.trim())
    .filter((one) => one.length > 12);
}
