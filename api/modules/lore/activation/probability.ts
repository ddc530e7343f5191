import { createHash } from 'node:crypto';

/** A deterministic pseudo-random number in [0, 1) for a seed. */
export function chance(...seed: readonly string[]): number {
  const digest = createHash('sha256').update(seed.join('\0')).digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}
