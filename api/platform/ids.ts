import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 16;
/** The largest multiple of the alphabet's size in a byte. Larger bytes are dropped to avoid modulo bias. */
const UNBIASED = 256 - (256 % ALPHABET.length);

/** Returns a random id of 16 lower-case letters and digits (82 bits). Without hyphens, which separate the parts of a slug. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH * 2)) {
      if (byte < UNBIASED && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
