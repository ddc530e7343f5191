import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface DocumentKey {
  /** The beginning of the key's SHA-256; identifies the key without revealing it. */
  id: string;
  key: Buffer;
}

export function toDocumentKey(key: Buffer): DocumentKey {
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key };
}

/**
 * Encrypts a document: nonce, ciphertext and tag. `owner` is authenticated: the document cannot be decrypted for
 * another owner.
 */
export function encryptDocument({ key }: DocumentKey, content: Buffer, owner: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  cipher.setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Throws if the content, the key or the owner differs. */
export function decryptDocument({ key }: DocumentKey, content: Buffer, owner: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, content.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(content.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(content.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
