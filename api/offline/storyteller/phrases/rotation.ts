import type { Scene } from '../../../modules/providers/port/scene.ts';
import { hash, seededRandom, shuffled } from '../random.ts';

/** By the longest piece of a frame that is the same whoever acts and whenever. */
export function wasTold(frame: string, reply: string): boolean {
  const pieces = frame.split(/\{\w+\}|\[[^\]]*\]/).toSorted((one, other) => other.length - one.length);
  return reply.includes(pieces[0]?.trim() || frame);
}

/** The last paragraph of a reply. */
export function endOf(reply: string): string {
  return reply.split('\n').findLast((line) => line.trim() !== '') ?? '';
}

/** How many replies ago a frame was told; infinitely many for one that was not. */
export function toldAgo(frame: string, { lastReply, told }: Pick<Scene, 'lastReply' | 'told'>): number {
  const at = [lastReply, ...told].findIndex((reply) => wasTold(frame, reply));
  return at === -1 ? Number.POSITIVE_INFINITY : at;
}

/** Of a bank the frame that was told longest ago: each has its turn before one comes again. */
export function pickFrom<Item>(
  scene: Scene,
  slot: string,
  bank: readonly Item[],
  random: () => number,
  frameOf: (item: Item) => string,
): Item | undefined {
  const order = shuffled(bank, seededRandom(`${scene.storyId}:${slot}`));
  const start = 2 * scene.turn + (random() < 0.5 ? 0 : 1) + (hash(scene.storyId) % Math.max(order.length, 1));
  const turned = order.map((_, at) => order[(start + at) % order.length] as Item);
  const ago = new Map(turned.map((item) => [item, toldAgo(frameOf(item), scene)]));
  // What was never told comes first, in the order it stands in.
  return turned.reduce<Item | undefined>(
    (best, item) => (best === undefined || (ago.get(item) ?? 0) > (ago.get(best) ?? 0) ? item : best),
    undefined,
  );
}
