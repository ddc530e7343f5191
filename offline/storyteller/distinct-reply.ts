import type { Scene } from '@storyloom/ports/scene';
import { type Reply, writeReply } from './reply.ts';

/** Number of seeds tried beyond the number of the attempt. */
const SPARE_SEEDS = 20;

/**
 * The reply of an attempt, with a text different from all earlier attempts. The seed ends with a colon and the
 * number of the attempt, from 0.
 */
export function writeDistinctReply(scene: Scene): Reply {
  const [, parent, attempt] = /^(.*):(\d+)$/s.exec(scene.seed) ?? [];
  if (parent === undefined) return writeReply(scene);
  const number = Number(attempt);
  const texts = new Set<string>();
  let seed = 0;
  let reply: Reply;
  do {
    reply = writeReply({ ...scene, seed: `${parent}:${seed}` });
    texts.add(reply.text);
    seed += 1;
  } while (texts.size <= number && seed <= number + SPARE_SEEDS);
  return reply;
}
