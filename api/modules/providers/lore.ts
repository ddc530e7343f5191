const MAX_WORDS = 28;

export interface WorldBook {
  structure: string;
  background: string;
  rules: string;
  specialEvents: string;
}

/**
 * Sentences of a world book that fit the reader's words, best first; then plain facts of the place.
 * What only addresses the narrator is left out, and secrets (the background) need a word that hits them.
 */
export function fittingLore(book: WorldBook, words: readonly string[], rotation: number): string[] {
  const keyed = sentences(`${book.background} ${book.structure}`)
    .filter(tellable)
    .map((sentence) => ({ sentence, hits: hits(sentence, words) }))
    .filter(({ hits: count }) => count > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ sentence }) => sentence);
  const facts = sentences(book.structure).filter(tellable);
  const turned = facts.map((_, at) => facts[(at + rotation) % facts.length] as string);
  return [...new Set([...keyed, ...turned])].slice(0, 5);
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
  if (match === null || hits(condition, words) === 0 || !tellable(outcome)) return [];
  return [outcome.charAt(0).toUpperCase() + outcome.slice(1)];
}

function tellable(sentence: string): boolean {
  return (
    !/\b(reader|player|exchange|scene|narrat|reply|replies)/i.test(sentence) &&
    sentence.split(/\s+/).length <= MAX_WORDS
  );
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
