import type { PinnedFact } from '@storyloom/contract/entities/pinned-fact';
import { limits } from '@storyloom/contract/limits';
import { sentencesOf } from '../text/sentences.ts';

/** What is offered to be remembered of a turn when nothing of it is selected; never more than fits. */
export function firstSentence(text: string): string {
  const [first, ...others] = sentencesOf(text);
  // What is called out has its own end within a sentence: “Go!” she says.
  const goesOn = others.findIndex(
    (next) => next.paragraph !== first?.paragraph || !/^\p{Ll}/u.test(next.text),
  );
  const rest = goesOn === -1 ? others : others.slice(0, goesOn);
  const sentence = [first, ...rest].map((part) => part?.text ?? '').join(' ');
  if (sentence.length <= limits.fact) return sentence;
  const cut = sentence.slice(0, limits.fact - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limits.fact / 2)).trimEnd()}…`;
}

/** How many of all the letters that fit are left, once that matters more than the number of facts. */
export function lettersLeft(facts: readonly PinnedFact[]): number | null {
  const left = limits.factsTogether - facts.reduce((sum, { content }) => sum + content.length, 0);
  return left < limits.fact ? Math.max(0, left) : null;
}

export function isFull(facts: readonly PinnedFact[]): boolean {
  return facts.length >= limits.facts || lettersLeft(facts) === 0;
}

/** The same for a fact that was let go and pinned again; a save holds it once. */
export function keyOf({ messageId, content }: PinnedFact): string {
  return `${messageId ?? ''} ${content}`;
}

/** What there is and what was let go a moment ago, each in the place where it was. */
export function rowsOf(facts: readonly PinnedFact[], gone: readonly PinnedFact[]): PinnedFact[] {
  const ids = new Set(gone.map(({ id }) => id));
  const here = facts.filter(({ id }) => !ids.has(id));
  const again = new Set(here.map(keyOf));
  return [...here, ...gone.filter((fact) => !again.has(keyOf(fact)))].sort(
    (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  );
}
