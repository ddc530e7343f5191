import { describe, expect, test } from 'vitest';
import { seedStories } from '../../stories/all.ts';
import { pronounsOf } from './voice.ts';

const he = (description: string, name = 'Finlay') => pronounsOf({ name, profile: description }).he;

describe('pronounsOf', () => {
  test.each([
    ['Red-haired, a scarf his sister knitted', 'he'],
    ['Quick, in her late husband’s coat', 'she'],
    ['Keeps the page his mother and his sister wrote', 'he'],
    ['His aunt, who runs the fields', 'she'],
    ['The lady in white, once his wife, now free', 'she'],
    ['Bibi’s granddaughter, fifteen', 'she'],
    ['A widow of sixty', 'she'],
    ['Their father built the lamp', 'they'],
    ['Patient', 'they'],
  ])('reads %j as %s', (description, expected) => {
    expect(he(description)).toBe(expected);
  });

  test('are correct for Finlay of the seed stories', () => {
    const story = seedStories.find(({ title }) => title === 'The Keeper of Gannet Rock');
    const finlay = story?.supporting.find(({ name }) => name === 'Finlay');
    expect(finlay && pronounsOf(finlay, story?.opening).he).toBe('he');
  });
});
