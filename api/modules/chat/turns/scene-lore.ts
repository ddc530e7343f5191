import type { PlayableStory } from '../../catalogue/catalogue.service.ts';
import {
  type ActiveEntry,
  findCondition,
  findOutcome,
  type LoreActivation,
  splitSentences,
} from '../../lore/lore.service.ts';
import { isQuotable, isSpeakable } from '../../providers/providers.service.ts';

/** Keys that a user message must name before a secret is revealed. */
const KEYS_FOR_SECRET = 2;
const MAX_SENTENCES = 5;

/**
 * Sentences of the lore that the offline storyteller may quote: those that the user message names, secrets first,
 * then plain facts, a different one each turn; and the outcome of a special event whose condition the user message
 * meets.
 */
export function selectSceneLore(
  { lore }: Pick<PlayableStory, 'lore'>,
  { triggered }: Pick<LoreActivation, 'triggered'>,
  turn: number,
): { lore: string[]; event: string | undefined } {
  const named = triggered.filter(({ namedKeys }) => namedKeys.length > 0);
  const event = named.flatMap(({ entry }) => findOutcome(entry.content) ?? []).find(isQuotable);
  const candidates = named
    .filter(({ entry }) => findCondition(entry.content) === undefined)
    .flatMap(namedSentences);
  const secretFirst = [
    ...candidates.filter(({ secret }) => secret),
    ...candidates.filter(({ secret }) => !secret),
  ];
  const quoted = secretFirst.map(({ sentence }) => sentence);

  const facts = lore
    .filter(({ secret, constant, enabled }) => enabled && !secret && !constant)
    .flatMap(({ content }) => splitSentences(content).filter(isSpeakable));
  const rotated = facts.map((_, at) => facts[(at + turn) % facts.length] ?? '');
  // When all facts have been used, every other turn has none.
  const isQuiet = quoted.length === 0 && turn >= facts.length && turn % 2 === 1;
  return { event, lore: isQuiet ? [] : [...new Set([...quoted, ...rotated])].slice(0, MAX_SENTENCES) };
}

/** The sentences of an entry that contain its named keys. */
function namedSentences({ entry, namedKeys }: ActiveEntry): { sentence: string; secret: boolean }[] {
  const { secret } = entry;
  const canQuote = (sentence: string) =>
    secret
      ? isQuotable(sentence) && countKeys(sentence, namedKeys) >= KEYS_FOR_SECRET
      : isSpeakable(sentence) && countKeys(sentence, namedKeys) > 0;
  return splitSentences(entry.content)
    .filter(canQuote)
    .map((sentence) => ({ sentence, secret }));
}

/** Number of different keys in a sentence; “Teresa” and “Teresa Vianello”, or “plank” and “planks”, count once. */
function countKeys(sentence: string, keys: readonly string[]): number {
  const stems = keys.map((key) => key.toLowerCase().replace(/s$/, ''));
  const own = stems.filter((stem, at) => !stems.some((other, place) => place !== at && other.includes(stem)));
  return own.filter((stem) => sentence.toLowerCase().includes(stem)).length;
}
