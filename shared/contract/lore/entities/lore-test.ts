import * as z from '@storyloom/schema';
import { chatLimits } from '../../chat/limits.ts';
import { countCharacters } from '../../core/characters.ts';
import { count, id, time } from '../../core/fields.ts';
import { required, unique } from '../../core/rules.ts';
import { knotName } from '../../stories/entities/script-report.ts';
import { loreLimits } from '../limits.ts';
import { countTurnCharacters, loreTurns } from './lore-turn.ts';

export const loreTestMessages = {
  message: 'Enter the message of this test',
  tests: `At most ${loreLimits.tests} tests`,
  characters: `The messages of all tests together can’t exceed ${loreLimits.testCharacters.toLocaleString('en')} characters`,
  turns: `All tests together can’t have more than ${loreLimits.testTurns} earlier turns`,
  id: 'Two tests have the same id',
} as const;

export const loreExpectations = ['fires', 'silent'] as const;

const common = {
  id,
  earlier: loreTurns,
  /** The part of the script that the reply before the message tells. The test fails if there is no such part. */
  knot: z.optional(knotName),
  /** An entry of the lore. The test fails if there is no such entry. */
  entryId: id,
  expect: z._default(z.enum(loreExpectations), 'fires'),
  /** Maximum tokens of all active entries together. */
  maxTokens: z.optional(z.int().check(z.gte(1), z.lte(loreLimits.testTokens))),
};

/** A message, the turns before it, and whether an entry must be active in the reply to it. */
export const loreTest = z.strictObject({
  ...common,
  message: required(chatLimits.message, loreTestMessages.message),
});
export type LoreTest = z.output<typeof loreTest>;

/** A test of a draft: its message may be missing. */
export const loreTestDraft = z.strictObject({
  ...common,
  message: z._default(z.string().check(z.maxLength(chatLimits.message)), ''),
});
export type LoreTestDraft = z.output<typeof loreTestDraft>;

const countTestCharacters = (tests: readonly LoreTestDraft[]) =>
  tests.reduce(
    (total, { message, earlier }) => total + countCharacters(message) + countTurnCharacters(earlier),
    0,
  );

const countTurns = (tests: readonly LoreTestDraft[]) =>
  tests.reduce((total, { earlier }) => total + earlier.length, 0);

const listChecks = [
  z.maxLength(loreLimits.tests, loreTestMessages.tests),
  z.refine<readonly LoreTestDraft[]>((tests) => countTestCharacters(tests) <= loreLimits.testCharacters, {
    error: loreTestMessages.characters,
  }),
  z.refine<readonly LoreTestDraft[]>((tests) => countTurns(tests) <= loreLimits.testTurns, {
    error: loreTestMessages.turns,
  }),
  z.refine<readonly LoreTestDraft[]>((tests) => unique(tests.map((one) => one.id)), {
    error: loreTestMessages.id,
  }),
] as const;

/** The lore tests of one version of a story. */
export const loreTests = z.array(loreTest).check(...listChecks);

/** The lore tests of a draft. */
export const loreTestDrafts = z.array(loreTestDraft).check(...listChecks);

export const loreTestResult = z.object({
  testId: id,
  passed: z.boolean(),
  /** A sentence for the author. */
  explanation: z.string(),
  /** Tokens of all active entries. */
  tokens: count,
});
export type LoreTestResult = z.output<typeof loreTestResult>;

/** The results of the tests of a stored draft. */
export const loreTestRun = z.object({
  /** Null before the first run. */
  ranAt: z.nullable(time),
  /** False if entries, tests or their script have changed since. */
  isCurrent: z.boolean(),
  results: z.array(loreTestResult),
});
export type LoreTestRun = z.output<typeof loreTestRun>;
