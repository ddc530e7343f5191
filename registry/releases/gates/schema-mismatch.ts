import { isDeepStrictEqual } from 'node:util';

interface Schema {
  type?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
}

const textOf = (schema: Schema) => JSON.stringify(schema).slice(0, 100);

/**
 * Why a value of one JSON Schema may not fit another; null if all do. Objects, lists and enums may differ as far as that
 * is harmless; anything else has to be the same.
 */
export function findMismatch(sent: Schema = {}, accepted: Schema = {}, path: string): string | null {
  if (isDeepStrictEqual(sent, accepted)) return null;
  if (sent.enum && accepted.enum) {
    const strange = sent.enum.find((value) => !accepted.enum?.includes(value));
    return strange === undefined ? null : `${path} may be ${JSON.stringify(strange)}`;
  }
  if (sent.items && accepted.items) return findMismatch(sent.items, accepted.items, `${path}[]`);
  const { properties: own, required = [] } = sent;
  const { properties: known } = accepted;
  if (!own || !known) return `${path} is ${textOf(sent)}, not ${textOf(accepted)}`;
  const missing = accepted.required?.find((name) => !required.includes(name));
  if (missing !== undefined) return `${path}.${missing} may be missing`;
  for (const [name, schema] of Object.entries(own)) {
    const expected = known[name];
    if (!expected && accepted.additionalProperties === false) return `${path}.${name} is new`;
    const mismatch = expected ? findMismatch(schema, expected, `${path}.${name}`) : null;
    if (mismatch !== null) return mismatch;
  }
  return null;
}
