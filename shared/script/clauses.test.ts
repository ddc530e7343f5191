import { describe, expect, it } from 'vitest';
import { withoutFrame } from './clauses.ts';

describe('withoutFrame', () => {
  it('takes what is wanted for what is done, and not what is not wanted', () => {
    expect(withoutFrame('I’d like to ask. Let me see it')).toBe('I ask. I see it');
    expect(withoutFrame('I want to know who did it')).toBe('I ask who did it');
    expect(withoutFrame("I don't want to go")).toBe("I don't want to go");
  });
});
