import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { scriptOf } from '@storyloom/offline/scripts/script-of';
import { seedStories } from '@storyloom/offline/stories/all';
import { compileScript } from '@storyloom/script/compile';
import { explore } from '@storyloom/script/explore';
import { readScript } from '@storyloom/script/script';
import { describe, expect, it } from 'vitest';
import { answersEnough, playNotes, playWords } from './play-words.ts';

const slugs = globSync('*.ink', { cwd: join(import.meta.dirname, '../../offline/scripts') }).map((file) =>
  basename(file, '.ink'),
);

describe('the scripts of the seed stories', () => {
  it('belong to seed stories', () => {
    const known = new Set(seedStories.map(({ slug }) => slug));
    expect(slugs.filter((slug) => !known.has(slug))).toEqual([]);
  });

  it.each(slugs)('%s comes to an end, and repeats no sentence', (slug) => {
    const { json, problems } = compileScript(scriptOf(slug).script ?? '');
    expect(problems).toEqual([]);
    const script = readScript(json ?? '');
    const { deadEnds, fault, longOptions, repeated, endings } = explore(script, 5);
    expect(fault).toBeNull();
    expect([...repeated, ...longOptions]).toEqual([]);
    if (endings.size > 0) expect(deadEnds).toEqual([]);
    const story = seedStories.find((each) => each.slug === slug);
    const words = story && playWords(story, script, { least: 1, most: 1 });
    expect(words?.faults).toEqual(new Set());
    expect(words?.answered).toBe(words?.questions);
  });

  it.each(seedStories)('$slug answers questions without its script', (story) => {
    expect(playNotes(story, { least: 1, most: 1 })).toSatisfy(answersEnough);
  });
});
