import { describe, expect, test } from 'vitest';
import { sampleContent } from '../../../testing/story-builder.ts';
import type { PlayableStory } from '../../catalogue/catalogue.service.ts';
import type { LoreActivation } from '../../lore/lore.service.ts';
import { buildScene, type SceneParts } from './scene.ts';

const story = { ...sampleContent, storyId: 's1', lore: [] } as unknown as PlayableStory;
const lore = { constant: [], triggered: [] } as unknown as LoreActivation;
const user = (text: string, depth: number) => ({ role: 'user' as const, text, depth });
const reply = (text: string, depth: number) => ({ role: 'assistant' as const, text, depth });
const scene = (path: SceneParts['path'], remembered?: string) =>
  buildScene({ story, path, lore, remembered, startText: '', seed: 'm1:0', told: null });

describe('buildScene', () => {
  test('separates the message to answer from the earlier ones, and the last reply from those before', () => {
    const path = [
      user('Third.', 5),
      reply('C', 4),
      user('Second.', 3),
      reply('B', 2),
      user('First.', 1),
      reply('A', 0),
    ];
    expect(scene(path)).toMatchObject({
      userMessage: 'Third.',
      earlierMessages: ['Second.', 'First.'],
      lastReply: 'C',
      earlierReplies: ['B', 'A'],
      turn: 2,
      partialReply: '',
    });
  });

  test('answers no message after a reply, and begins with the opening scene', () => {
    expect(scene([reply('B', 2), user('First.', 1), reply('A', 0)])).toMatchObject({
      userMessage: '',
      earlierMessages: ['First.'],
      lastReply: 'B',
      earlierReplies: ['A'],
    });
    expect(scene([])).toMatchObject({
      lastReply: story.opening,
      earlierReplies: [],
      userMessage: '',
      turn: 0,
    });
  });

  test('refers to the last sixteen messages of each side', () => {
    const path = Array.from({ length: 60 }, (_, at) =>
      at % 2 === 0 ? user(`U${at}`, 59 - at) : reply(`R${at}`, 59 - at),
    );
    const { earlierMessages, earlierReplies, lastReply } = scene(path);
    expect([earlierMessages.length, earlierMessages[0], earlierMessages.at(-1)]).toEqual([15, 'U2', 'U30']);
    expect([lastReply, earlierReplies.length, earlierReplies.at(-1)]).toEqual(['R1', 15, 'R31']);
  });

  test('has a memory only if one was retrieved', () => {
    expect(scene([])).not.toHaveProperty('memory');
    expect(scene([], 'I hid the key.')).toMatchObject({ memory: 'I hid the key.' });
  });
});
