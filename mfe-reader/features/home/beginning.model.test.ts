import { describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { lastLine, pickBeginning } from './beginning.model.ts';

describe('pickBeginning', () => {
  it('leaves out stories for adults or members, and those that the visitor has begun', () => {
    const stories = [
      storyDetail({ id: 'adult', rating: 'R' }),
      storyDetail({ id: 'members', access: 'MEMBERS' }),
      storyDetail({ id: 'begun' }),
      storyDetail({ id: 'open' }),
    ];
    expect(pickBeginning(stories, ['begun'])?.id).toBe('open');
  });
});

describe('lastLine', () => {
  it('is the last sentences that fit, at least one', () => {
    const long = `It rains ${'and rains '.repeat(20)}.`;
    expect(lastLine(`${long}\n\nSomeone *knocks*. You wait.`)).toBe('Someone knocks. You wait.');
    expect(lastLine(`You wait. ${long}`)).toBe(long);
    expect(lastLine(`${long} Twice. You wait for more.`)).toBe('You wait for more.');
    expect(lastLine('')).toBe('');
    expect(lastLine(`"You'll be late."`)).toBe('“You’ll be late.”');
  });
});
