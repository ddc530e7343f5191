import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { Composition, SignedComposition } from '@storyloom/contract/platform/composition';
import * as z from 'zod/mini';

export function publicKeyFrom(pem: string): KeyObject {
  return createPublicKey(pem);
}

/** The composition in a signed document. Throws if the signature is not the registry's or the shape is wrong. */
export function openSigned(document: unknown, key: KeyObject): Composition {
  const { payload, signature } = z.parse(SignedComposition, document);
  const genuine = verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'));
  if (!genuine) throw new Error("The composition's signature is not the registry's. It was not used.");
  return z.parse(Composition, JSON.parse(payload));
}
