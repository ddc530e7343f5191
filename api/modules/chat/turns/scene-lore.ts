import type { PlayableStory } from '../../catalogue/catalogue.service.ts';
import {
  type ActiveEntry,
  findCondition,
  findOutcome,
  type LoreActivation,
  splitSentences,
} from '../../lore/lore.service.ts';
import { isQuotable, isSpeakable } from '../../providers/providers.service.ts';

/** A secret comes out only when the reader has guessed more than a word of it. */
const HITS_FOR_A_SECRET = 2;
const MOST = 5;

/**
 * Lore that the built-in storyteller may quote in this reply: first sentences triggered by the user
 * message, then plain facts of the place, and an event that the message triggers.
 */
export function selectSceneLore(
  { lore }: Pick<PlayableStory, 'lore'>,
  { triggered }: Pick<LoreActivation, 'triggered'>,
  turn: number,
): { lore: string[]; event: string | undefined } {
  const named = triggered.filter(({ namedKeys }) => namedKeys.length > 0);
  const event = named.flatMap(({ entry }) => findOutcome(entry.content) ?? []).find(isQuotable);
  const called = named.filter(({ entry }) => findCondition(entry.content) === undefined).flatMap(saidOf);
  const secretFirst = [...called.filter(({ secret }) => secret), ...called.filter(({ secret }) => !secret)];
  const keyed = secretFirst.map(({ sentence }) => sentence);

  const facts = lore
    .filter(({ secret, constant, enabled }) => enabled && !secret && !constant)
    .flatMap(({ content }) => splitSentences(content).filter(isSpeakable));
  const turned = facts.map((_, at) => facts[(at + turn) % facts.length] ?? '');
  // A place with little to tell is silent every other time rather than saying it again.
  const isQuiet = keyed.length === 0 && turn >= facts.length && turn % 2 === 1;
  return { event, lore: isQuiet ? [] : [...new Set([...keyed, ...turned])].slice(0, MOST) };
}

/** The sentences of an entry that have what the reader named. */
function saidOf({ entry, namedKeys }: ActiveEntry): { sentence: string; secret: boolean }[] {
  const { secret } = entry;
  const isFit = (sentence: string) =>
    secret
      ? isQuotable(sentence) && hits(sentence, namedKeys) >= HITS_FOR_A_SECRET
      : isSpeakable(sentence) && hits(sentence, namedKeys) > 0;
  return splitSentences(entry.content)
    .filter(isFit)
    .map((sentence) => ({ sentence, secret }));
}

/** Different things that were named; “Teresa” in “Teresa Vianello” and “plank” in “planks” are the same. */
function hits(sentence: string, keys: readonly string[]): number {
  const stems = keys.map((key) => key.toLowerCase().replace(/s$/, ''));
  const own = stems.filter((stem, at) => !stems.some((other, place) => place !== at && other.includes(stem)));
  return own.filter((stem) => sentence.toLowerCase().includes(stem)).length;
}
