import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invalidFields } from './invalid-fields.ts';

const tag = z.string().check(z.minLength(3, 'too short'), z.regex(/^a/, 'must begin with a'));
const schema = z
  .strictObject({ tag, inner: z.strictObject({ list: z.array(tag) }) })
  .check(z.refine(() => false, 'not as a whole'));

describe('invalidFields', () => {
  test('has the first message of each field by its path, and the first of all as its own', () => {
    const refuse = (input: unknown) => invalidFields(schema.safeParse(input).error?.issues ?? []);
    expect(refuse({ tag: 'b', inner: { list: ['abc', 'b'], more: 1 } })).toMatchObject({
      error: 'request.invalid',
      message: 'too short',
      details: {
        fields: {
          tag: 'too short',
          'inner.list.1': 'too short',
          'inner.more': 'Unknown field: more',
        },
      },
    });
    expect(refuse({ tag: 'abc', inner: { list: [] } })).toMatchObject({
      details: { fields: { request: 'not as a whole' } },
    });
  });
});
