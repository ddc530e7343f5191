import type { PinnedFact } from '@storyloom/contract/chat/entities/pinned-fact';
import { chatLimits } from '@storyloom/contract/chat/limits';
import { countCharacters, cutCharacters } from '@storyloom/contract/core/characters';
import { splitSentences } from '../text/sentences.ts';

/** The first sentence of a text, cut to the length of a fact. */
export function firstSentence(text: string): string {
  const [first, ...others] = splitSentences(text);
  // Quoted speech may end within a sentence: “Go!” she says.
  const nextStart = others.findIndex(
    (next) => next.paragraph !== first?.paragraph || !/^\p{Ll}/u.test(next.text),
  );
  const rest = nextStart === -1 ? others : others.slice(0, nextStart);
  const sentence = [first, ...rest].map((part) => part?.text ?? '').join(' ');
  if (countCharacters(sentence) <= chatLimits.fact) return sentence;
  const cut = cutCharacters(sentence, chatLimits.fact - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), chatLimits.fact / 2)).trimEnd()}…`;
}

/** Characters left for all facts of a save; null while more than one full fact fits. */
export function charactersLeft(facts: readonly PinnedFact[]): number | null {
  const left =
    chatLimits.factsTogether - facts.reduce((sum, { content }) => sum + countCharacters(content), 0);
  return left < chatLimits.fact ? Math.max(0, left) : null;
}

export function isFull(facts: readonly PinnedFact[]): boolean {
  return facts.length >= chatLimits.facts || charactersLeft(facts) === 0;
}

/** Identity of a fact across unpinning and pinning it again. */
export function keyOf({ messageId, content }: PinnedFact): string {
  return `${messageId ?? ''} ${content}`;
}

/** The pinned facts and those unpinned since the list was opened, in order of creation. */
export function rowsOf(facts: readonly PinnedFact[], unpinned: readonly PinnedFact[]): PinnedFact[] {
  const ids = new Set(unpinned.map(({ id }) => id));
  const here = facts.filter(({ id }) => !ids.has(id));
  const again = new Set(here.map(keyOf));
  return [...here, ...unpinned.filter((fact) => !again.has(keyOf(fact)))].sort(
    (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  );
}
