import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 16;
/** The largest multiple of the alphabet's size in a byte: bytes above it would favour the first letters. */
const FAIR = 256 - (256 % ALPHABET.length);

/** A random id: 16 lower-case letters and digits (82 bits), never a hyphen, so addresses can be split on it. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH * 2)) {
      if (byte < FAIR && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
