import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { atMost } from './at-most.ts';
import { issueMessage } from './issue-message.ts';

const messageOf = (schema: z.ZodMiniType, input: unknown) =>
  schema.safeParse(input, { error: issueMessage }).error?.issues[0]?.message;

describe('issueMessage', () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['At most 10 items', z.array(z.string()).check(z.maxLength(10)), Array(11).fill('a')],
    ['At most 1,000 characters', z.string().check(z.maxLength(1_000)), 'a'.repeat(1_001)],
    ['At most 1,000 characters', z.string().check(atMost(1_000)), 'a'.repeat(1_001)],
    ['At most 5', z.number().check(z.lte(5)), 6],
    ['At least 1', z.number().check(z.gte(1)), 0],
    ['This is required.', z.string(), undefined],
    ['This is not a number.', z.number(), Number.NaN],
    ['This is not a text.', z.string(), 5],
    ['Use one of: STORY, ROLE', z.enum(['STORY', 'ROLE']), 'SONG'],
    ['This is not valid.', z.string().check(z.regex(/^a/)), 'b'],
  ])('says “%s”', (message, schema, input) => {
    expect(messageOf(schema, input)).toBe(message);
  });
});
