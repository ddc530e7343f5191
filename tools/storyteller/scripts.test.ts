import { seedStories } from '@storyloom/offline/stories/all';
import { compileScript } from '@storyloom/script/compile';
import { explore } from '@storyloom/script/explore';
import { begin, say } from '@storyloom/script/playthrough';
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

  it.each(seedStories.filter(({ type }) => type === 'ROLE'))(
    '$slug answers what readers say in a chat',
    (story) => {
      const script = readScript(compileScript(story.script).json ?? '');
      const { position } = begin(script);
      const messages = [
        'Hi',
        'Thank you.',
        'I’m sorry.',
        'I love you.',
        'I am sad.',
        'I smile.',
        'I give you a hug.',
      ];
      expect(messages.filter((message) => say(script, position, message).kind !== 'aside')).toEqual([]);
    },
  );

  it.each(seedStories)('$slug reacts with the same words only once', ({ script: source }) => {
    const script = readScript(compileScript(source).json ?? '');
    let at = begin(script);
    const reactions: string[] = [];
    for (let turn = 0; turn < 60; turn++) {
      at = say(script, at.position, 'I hum a tune.');
      if (at.kind === 'reaction') reactions.push(at.text);
    }
    expect(reactions.length).toBeGreaterThan(0);
    expect(reactions).toEqual([...new Set(reactions)]);
    expect(at.kind).toBe('unclear');
  });

  it.each(seedStories)('$slug answers questions without its script', (story) => {
    expect(playNotes(story, { least: 1, most: 1 })).toSatisfy(answersEnough);
  });
});
