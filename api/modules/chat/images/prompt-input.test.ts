import { expect, it } from 'vitest';
import { wishOf } from './prompt-input.ts';

const story = {
  title: 'The Keeper of Gannet Rock',
  category: 'HORROR',
  rating: 'PG_13' as const,
  opening: 'The boat is a speck already.',
};

it('tells a model the moment, what is around it, and what the story is', () => {
  const { prompt, alt } = wishOf(story, 'He nods. Rain drives over the dark sea. “Come in,” he says.');
  expect(alt).toBe('Rain drives over the dark sea.');
  expect(prompt).toContain('horror story “The Keeper of Gannet Rock”');
  expect(prompt).toContain(`The moment: ${alt}`);
  expect(prompt).toContain('The boat is a speck already.');
  expect(prompt).toContain('No text');
});

it('asks for what anybody may see, unless the story is for adults', () => {
  expect(wishOf(story, 'Rain.').prompt).toContain('general audience');
  expect(wishOf({ ...story, rating: 'X' }, 'Rain.').prompt).not.toContain('general audience');
  const told = (['G', 'PG_13', 'R', 'XXX'] as const).map((rating) => wishOf({ ...story, rating }, 'Rain.'));
  expect(told.map(({ isForAdults }) => isForAdults)).toEqual([false, false, true, true]);
});

it('cuts long replies at a word, and never half a character', () => {
  const { prompt, alt } = wishOf(story, `${'lighthouse '.repeat(400)}.`);
  expect(alt.length).toBeLessThanOrEqual(160);
  expect(alt.endsWith('lighthouse…')).toBe(true);
  expect(prompt.length).toBeLessThan(1_600);
  expect(wishOf(story, '😀'.repeat(500)).prompt.isWellFormed()).toBe(true);
});
