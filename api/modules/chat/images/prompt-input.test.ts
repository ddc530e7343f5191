import { describe, expect, it } from 'vitest';
import { buildPromptInput } from './prompt-input.ts';

const story = {
  title: 'The Keeper of Gannet Rock',
  category: 'HORROR' as const,
  rating: 'PG_13' as const,
  opening: 'The boat is a speck already.',
};

describe('buildPromptInput', () => {
  it('describes the scene, its context and the story', () => {
    const { prompt, alt } = buildPromptInput(
      story,
      'He nods. Rain drives over the dark sea. “Come in,” he says.',
    );
    expect(alt).toBe('Rain drives over the dark sea.');
    expect(prompt).toContain('horror story “The Keeper of Gannet Rock”');
    expect(prompt).toContain(`The moment: ${alt}`);
    expect(prompt).toContain('The boat is a speck already.');
    expect(prompt).toContain('No text');
  });

  it('asks for a general audience unless the story is for adults', () => {
    expect(buildPromptInput(story, 'Rain.').prompt).toContain('general audience');
    expect(buildPromptInput({ ...story, rating: 'X' }, 'Rain.').prompt).not.toContain('general audience');
    const inputs = (['G', 'PG_13', 'R', 'XXX'] as const).map((rating) =>
      buildPromptInput({ ...story, rating }, 'Rain.'),
    );
    expect(inputs.map(({ isForAdults }) => isForAdults)).toEqual([false, false, true, true]);
  });

  it('cuts long replies between words, never within a character', () => {
    const { prompt, alt } = buildPromptInput(story, `${'lighthouse '.repeat(400)}.`);
    expect(alt.length).toBeLessThanOrEqual(160);
    expect(alt.endsWith('lighthouse…')).toBe(true);
    expect(prompt.length).toBeLessThan(1_600);
    expect(buildPromptInput(story, '😀'.repeat(500)).prompt.isWellFormed()).toBe(true);
  });
});
