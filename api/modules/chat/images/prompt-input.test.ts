import { describe, expect, it } from 'vitest';
import { buildPromptInput } from './prompt-input.ts';

const story = {
  title: 'The Keeper of Gannet Rock',
  category: 'HORROR' as const,
  rating: 'PG_13' as const,
  opening: 'The boat is a speck already.',
  worldBook: { structure: 'A rock in the sea.', background: '', rules: '', specialEvents: '' },
};

describe('buildPromptInput', () => {
  it('describes the scene, its context and the story', () => {
    const { prompt, alt } = buildPromptInput(
      story,
      'He nods. Rain drives over the dark sea. “Come in,” he says.',
      null,
    );
    expect(alt).toBe('Rain drives over the dark sea.');
    expect(prompt).toContain('horror story “The Keeper of Gannet Rock”');
    expect(prompt).toContain(`The moment: ${alt}`);
    expect(prompt).toContain('The boat is a speck already.');
    expect(prompt).toContain('No text');
  });

  it('tells where the script is and who is there, instead of where the story began', () => {
    const place = { where: '', text: 'The watch room, and a lamp.', present: ['finlay', 'mara'] };
    const { prompt, scene } = buildPromptInput(story, 'He nods.', place);
    expect(prompt).toContain('Where it happens: The watch room, and a lamp.\nPresent: finlay, mara');
    expect(prompt).not.toContain('The boat is a speck already.');
    expect(scene).toMatchObject({ place, world: 'The Keeper of Gannet Rock\nA rock in the sea.' });
    const told = buildPromptInput(story, 'He nods.', { ...place, where: 'Fourth up, by the desk.' });
    expect(told.prompt).toContain('Where it happens: Fourth up, by the desk.\n');
  });

  it('asks for a general audience unless the story is for adults', () => {
    expect(buildPromptInput(story, 'Rain.', null).prompt).toContain('general audience');
    expect(buildPromptInput({ ...story, rating: 'X' }, 'Rain.', null).prompt).not.toContain(
      'general audience',
    );
    const inputs = (['G', 'PG_13', 'R', 'XXX'] as const).map((rating) =>
      buildPromptInput({ ...story, rating }, 'Rain.', null),
    );
    expect(inputs.map(({ isForAdults }) => isForAdults)).toEqual([false, false, true, true]);
  });

  it('cuts long replies between words, never within a character', () => {
    const { prompt, alt } = buildPromptInput(story, `${'lighthouse '.repeat(400)}.`, null);
    expect(alt.length).toBeLessThanOrEqual(160);
    expect(alt.endsWith('lighthouse…')).toBe(true);
    expect(prompt.length).toBeLessThan(1_600);
    expect(buildPromptInput(story, '😀'.repeat(500), null).prompt.isWellFormed()).toBe(true);
  });
});
