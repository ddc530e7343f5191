import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { signedText } from '@storyloom/contract/platform/preview';

/** The keys in a text: PEM, or SPKI in base64 with commas between. Throws if something else is in it. */
export function publicKeysFrom(text: string): KeyObject[] {
  const blocks = text.match(/-----BEGIN [\s\S]+?-----END [^\n]+/g);
  if (blocks) return blocks.map((block) => createPublicKey(block));
  return text
    .split(',')
    .map((each) => createPublicKey({ key: Buffer.from(each, 'base64'), format: 'der', type: 'spki' }));
}

/** Whether the registry signed the text for this purpose. */
export function isSigned(
  purpose: Parameters<typeof signedText>[0],
  text: string,
  signature: string,
  keys: readonly KeyObject[],
): boolean {
  const signed = Buffer.from(signedText(purpose, text));
  return keys.some((key) => verify(null, signed, key, Buffer.from(signature, 'base64url')));
}
