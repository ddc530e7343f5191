import * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { reportInput } from './moderation-rules.ts';

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
});
