import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { Composition, SignedComposition } from '@storyloom/contract/platform/composition';
import { signedText } from '@storyloom/contract/platform/preview';
import * as z from 'zod/mini';

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

/** Deletes the fields that this host does not know: the releases of a composition may be made for newer ones. */
function deleteUnknown(composition: unknown): void {
  for (const issue of z.safeParse(Composition, composition).error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') continue;
    const at = issue.path.reduce((value, key) => Reflect.get(value as object, key), composition);
    for (const key of issue.keys) Reflect.deleteProperty(at as object, key);
  }
}

/** The composition in a signed document. Throws if the signature is not the registry's or the shape is wrong. */
export function openSigned(document: unknown, keys: readonly KeyObject[]): Composition {
  const { payload, signature } = z.parse(SignedComposition, document);
  const genuine = keys.some((key) =>
    verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64')),
  );
  if (!genuine) throw new Error("The composition's signature is not the registry's. It was not used.");
  const composition: unknown = JSON.parse(payload);
  deleteUnknown(composition);
  return z.parse(Composition, composition);
}
