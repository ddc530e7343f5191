import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { compileScript } from '@storyloom/script/compile';
import { explore } from '@storyloom/script/explore';
import { readScript } from '@storyloom/script/script';
import { describe, expect, it } from 'vitest';
import { seedStories } from '../stories/all.ts';
import { scriptOf } from './script-of.ts';

const slugs = globSync('*.ink', { cwd: import.meta.dirname }).map((file) => basename(file, '.ink'));

describe('the scripts of the seed stories', () => {
  it('belong to seed stories', () => {
    const known = new Set(seedStories.map(({ slug }) => slug));
    expect(slugs.filter((slug) => !known.has(slug))).toEqual([]);
  });

  it.each(slugs)('%s comes to an end, and repeats no sentence', (slug) => {
    const { json, problems } = compileScript(scriptOf(slug).script ?? '');
    expect(problems).toEqual([]);
    const { deadEnds, repeated, endings } = explore(readScript(json ?? ''), 15);
    expect([...repeated]).toEqual([]);
    if (endings.size > 0) expect(deadEnds).toEqual([]);
  });
});
