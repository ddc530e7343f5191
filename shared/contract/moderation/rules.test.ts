import * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { moderationLimits } from './limits.ts';
import { moderationMessages } from './messages.ts';
import { appealInput, blockInput, decisionInput, reportInput } from './rules.ts';

const said = (value: object) =>
  (z.safeParse(reportInput, { subjectKind: 'STORY', subjectId: '7', ...value }).error?.issues ?? []).map(
    ({ path, message }) => [path.join('.'), message],
  );

describe('a report', () => {
  it.each(['', '  ', '\n\t'])('for another reason needs a note that is not blank: %j', (note) => {
    expect(said({ reason: 'OTHER', note })).toEqual([['note', expect.any(String)]]);
    expect(said({ reason: 'HARM', note })).toEqual([]);
  });

  it('for another reason needs a note, which is trimmed', () => {
    expect(said({ reason: 'OTHER' })).toEqual([['note', expect.any(String)]]);
    const report = { subjectKind: 'STORY', subjectId: '7', reason: 'OTHER', note: ' Copied. ' };
    expect(z.parse(reportInput, report).note).toBe('Copied.');
  });

  it('needs one of the named reasons', () => {
    expect(said({})).toEqual([['reason', expect.any(String)]]);
    expect(said({ reason: 'BORING' })).toEqual([['reason', expect.any(String)]]);
  });

  it('is about something that can be reported, with a note up to its limit', () => {
    expect(said({ reason: 'HARM', subjectKind: 'ACCOUNT' })).toEqual([['subjectKind', expect.any(String)]]);
    const note = 'x'.repeat(moderationLimits.note);
    expect(said({ reason: 'HARM', note })).toEqual([]);
    expect(said({ reason: 'HARM', note: `${note}x` })).toEqual([['note', expect.any(String)]]);
  });
});

describe('decisions, appeals and blocks', () => {
  const issuesOf = (schema: z.ZodMiniType, input: unknown) =>
    schema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  it('need text that is not blank', () => {
    const decided = { caseId: 'c1', outcome: 'VIOLATION', reason: ' ' };
    expect(issuesOf(decisionInput, decided)).toEqual([['reason', moderationMessages.giveReason]]);
    expect(issuesOf(decisionInput, { ...decided, outcome: '' })).toContainEqual([
      'outcome',
      'Choose a decision',
    ]);
    expect(issuesOf(appealInput, { caseId: 'c1', text: ' ' })).toEqual([
      ['text', moderationMessages.explainAppeal],
    ]);
    expect(issuesOf(blockInput, { userId: 'u1', reason: ' ' })).toEqual([
      ['reason', moderationMessages.giveReason],
    ]);
  });
});
