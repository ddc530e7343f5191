import type { CountTokens } from './tokens.ts';

/** Whole parts in order, leaving out those that do not fit; joined, they cost at most the sum of their parts. */
export function wholeWithin(parts: readonly string[], budget: number, count: CountTokens): string[] {
  let left = budget;
  return parts.filter((part) => {
    const cost = count(part);
    if (part === '' || cost > left) return false;
    left -= cost;
    return true;
  });
}

/** The longest run of items from the first on that fits, and never fewer than `least` of them. */
export function runWithin<Item extends { text: string }>(
  items: readonly Item[],
  budget: number,
  count: CountTokens,
  least = 0,
): Item[] {
  let left = budget;
  const end = items.findIndex(({ text }, at) => {
    left -= count(text);
    return left < 0 && at >= least;
  });
  return end === -1 ? [...items] : items.slice(0, end);
}

export function totalOf(texts: readonly string[], count: CountTokens): number {
  return texts.reduce((sum, text) => sum + (text === '' ? 0 : count(text)), 0);
}
