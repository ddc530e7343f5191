import type { CountTokens } from './tokens.ts';

/** The parts that fit into a budget, in order; skips empty parts and those that are too long. */
export function takeFitting(parts: readonly string[], budget: number, count: CountTokens): string[] {
  let left = budget;
  return parts.filter((part) => {
    const cost = count(part);
    if (part === '' || cost > left) return false;
    left -= cost;
    return true;
  });
}

/** Items from the first until one does not fit; at least `least` of them. */
export function takeWhileFitting<Item extends { text: string }>(
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

export function sumTokens(texts: readonly string[], count: CountTokens): number {
  return texts.reduce((sum, text) => sum + (text === '' ? 0 : count(text)), 0);
}
