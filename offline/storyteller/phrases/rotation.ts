import type { Scene } from '@storyloom/ports/scene';
import { hash, seededRandom, shuffled } from '../random.ts';

/** True if a reply contains the longest literal part of a template. */
export function usesTemplate(template: string, reply: string): boolean {
  const parts = template.split(/\{\w+\}|\[[^\]]*\]/).toSorted((one, other) => other.length - one.length);
  return reply.includes(parts[0]?.trim() || template);
}

/** Number of replies since a template was used; Infinity if it was not. */
export function repliesSince(
  template: string,
  { lastReply, earlierReplies }: Pick<Scene, 'lastReply' | 'earlierReplies'>,
): number {
  const at = [lastReply, ...earlierReplies].findIndex((reply) => usesTemplate(template, reply));
  return at === -1 ? Number.POSITIVE_INFINITY : at;
}

/** Picks the least recently used template, so that all of them rotate. */
export function pickTemplate<Item>(
  scene: Scene,
  slot: string,
  templates: readonly Item[],
  random: () => number,
  templateOf: (item: Item) => string,
): Item | undefined {
  const order = shuffled(templates, seededRandom(`${scene.storyId}:${slot}`));
  const start = 2 * scene.turn + (random() < 0.5 ? 0 : 1) + (hash(scene.storyId) % Math.max(order.length, 1));
  const rotated = order.map((_, at) => order[(start + at) % order.length] as Item);
  const ago = new Map(rotated.map((item) => [item, repliesSince(templateOf(item), scene)]));
  // Unused templates come first, in their shuffled order.
  return rotated.reduce<Item | undefined>(
    (best, item) => (best === undefined || (ago.get(item) ?? 0) > (ago.get(best) ?? 0) ? item : best),
    undefined,
  );
}
