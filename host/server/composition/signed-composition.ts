import { type KeyObject, verify } from 'node:crypto';
import { Composition, SignedComposition } from '@storyloom/contract/platform/composition';
import * as z from 'zod/mini';

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
