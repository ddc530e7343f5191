import { describe, expect, test } from 'vitest';
import { summarize } from './summarize.ts';

describe('summarize', () => {
  test('keeps the first sentence of each reply, once, as far as they fit', () => {
    const reply = (text: string) => ({ role: 'assistant' as const, text });
    const turns = [
      reply('The boat leaves. It rains.'),
      { role: 'user' as const, text: 'I wave.' },
      reply('The boat leaves. It snows.'),
      reply('Nobody\nwaves back.'),
      reply(`It ${'never '.repeat(40)}ends.`),
    ];
    expect(summarize({ turns }, 40)).toBe('The boat leaves. Nobody waves back.');
  });
});
