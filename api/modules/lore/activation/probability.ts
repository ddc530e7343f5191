import { createHash } from 'node:crypto';

/** From 0 to under 1, the same for the same parts: who asks again sees what was seen before. */
export function roll(...parts: readonly string[]): number {
  const digest = createHash('sha256').update(parts.join('\0')).digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}
