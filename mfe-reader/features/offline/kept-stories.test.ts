import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepStory, keptStories } from './kept-stories.ts';

afterEach(() => vi.unstubAllGlobals());

const story = (number: number, at = number) => ({
  storyId: `s${number}`,
  title: `Story ${number}`,
  opening: '',
  messages: [],
  isWhole: true,
  at,
});
const ids = async (userId: string) => (await keptStories(userId)).map(({ storyId }) => storyId);

describe('the kept stories', () => {
  it('are the ten that were read last', async () => {
    for (let number = 1; number <= 12; number += 1) await keepStory('u1', story(number));
    await keepStory('u1', story(3, 20));
    expect(await ids('u1')).toEqual(['s3', 's12', 's11', 's10', 's9', 's8', 's7', 's6', 's5', 's4']);
  });

  it('are those of one visitor', async () => {
    await keepStory('u2', story(1));
    expect([await ids('u2'), await ids('u3')]).toEqual([['s1'], []]);
  });

  it('are none where storage is blocked', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
    expect(await keptStories('u1')).toEqual([]);
    await expect(keepStory('u1', story(1))).rejects.toThrow('Blocked');
  });
});
