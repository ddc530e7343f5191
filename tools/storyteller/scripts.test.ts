import { seedStories } from '@storyloom/offline/stories/all';
import { compileScript } from '@storyloom/script/compile';
import { explore } from '@storyloom/script/explore';
import { readScript } from '@storyloom/script/script';
import { describe, expect, it } from 'vitest';
import { answersEnough, playNotes, playWords } from './play-words.ts';

describe('the scripts of the seed stories', () => {
  it.each(seedStories)('$slug comes to an end, and repeats no sentence', (story) => {
    const { json, problems } = compileScript(story.script);
    expect(problems).toEqual([]);
    const script = readScript(json ?? '');
    const { deadEnds, fault, longOptions, repeated, endings } = explore(script, 5);
    expect(fault).toBeNull();
    expect([...repeated, ...longOptions]).toEqual([]);
    if (endings.size > 0) expect(deadEnds).toEqual([]);
    const words = playWords(story, script, { least: 1, most: 1 });
    expect(words.faults).toEqual(new Set());
    expect(words.answered).toBe(words.questions);
  });

  it.each(seedStories)('$slug answers questions without its script', (story) => {
    expect(playNotes(story, { least: 1, most: 1 })).toSatisfy(answersEnough);
  });
});
