import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findMismatch } from './schema-mismatch.ts';

const json = (type: z.ZodMiniType) => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input' });
  return schema as Parameters<typeof findMismatch>[0];
};
const compare = (sent: z.ZodMiniType, accepted: z.ZodMiniType) =>
  findMismatch(json(sent), json(accepted), 'payload');
const text = z.string();

describe('findMismatch', () => {
  it.each([
    ['the same', z.strictObject({ id: text }), z.strictObject({ id: text })],
    [
      'a required field where it may be missing',
      z.strictObject({ id: text }),
      z.strictObject({ id: z.optional(text) }),
    ],
    ['a missing field that may be missing', z.strictObject({}), z.strictObject({ id: z.optional(text) })],
    ['a new field where others are ignored', z.object({ id: text, more: text }), z.object({ id: text })],
    ['fewer values, in a list', z.array(z.enum(['a'])), z.array(z.enum(['a', 'b']))],
  ])('accepts %s', (_, sent, accepted) => {
    expect(compare(sent, accepted)).toBeNull();
  });

  it.each([
    [z.strictObject({ id: z.optional(text) }), z.strictObject({ id: text }), 'payload.id may be missing'],
    [z.strictObject({ id: text, more: text }), z.strictObject({ id: text }), 'payload.more is new'],
    [
      z.object({ a: z.object({ b: z.number() }) }),
      z.object({ a: z.object({ b: text }) }),
      'payload.a.b is {"type":"number"}, not {"type":"string"}',
    ],
    [z.array(z.enum(['a', 'b'])), z.array(z.enum(['a'])), 'payload[] may be "b"'],
    [z.nullable(text), text, 'payload is {"type":["string","null"]}, not {"type":"string"}'],
    [text, text.check(z.maxLength(5)), 'payload is {"type":"string"}, not {"type":"string","maxLength":5}'],
  ])('names what does not fit: %#', (sent, accepted, message) => {
    expect(compare(sent, accepted)).toBe(message);
  });
});
