import { readdirSync } from 'node:fs';
import { slug } from '@storyloom/contract/core/slug';
import { countWords } from '@storyloom/contract/core/word-count';
import { categories } from '@storyloom/contract/stories/categories';
import { storyContent } from '@storyloom/contract/stories/story-rules';
import { describe, expect, it } from 'vitest';
import { seedStories } from './all.ts';

const unique = (values: string[]) => new Set(values).size;
const ofType = (type: string) => seedStories.filter((story) => story.type === type).length;

describe('the seed stories', () => {
  it('are at least 24, with 18 stories and 6 characters to talk with', () => {
    expect(seedStories.length).toBeGreaterThanOrEqual(24);
    expect(ofType('STORY')).toBeGreaterThanOrEqual(18);
    expect(ofType('ROLE')).toBeGreaterThanOrEqual(6);
  });

  it('cover every category', () => {
    expect(new Set(seedStories.map((story) => story.category))).toEqual(new Set(categories));
  });

  it('have titles, slugs, hooks and openings of their own', () => {
    for (const field of ['title', 'slug', 'hook', 'opening'] as const) {
      expect(unique(seedStories.map((story) => story[field]))).toBe(seedStories.length);
    }
  });

  it('are all folders of this one, of six authors', () => {
    const folders = readdirSync(import.meta.dirname).filter((name) => !name.includes('.'));
    expect(folders.sort()).toEqual(seedStories.map(({ slug }) => slug).sort());
    for (const field of ['handle', 'name', 'introduction'] as const)
      expect(unique(seedStories.map(({ author }) => author[field]))).toBe(6);
  });

  it('stay mild, but for two that ask for an adult', () => {
    expect(seedStories.filter((story) => story.rating === 'R')).toHaveLength(2);
  });
});

describe.each(seedStories)('$title', (story) => {
  it('passes the rules that any author must pass to publish', () => {
    const {
      slug: _slug,
      author: _author,
      publishedDaysAgo: _days,
      turns: _turns,
      forMembers: _,
      cover: _cover,
      ...content
    } = story;
    const cover = { imageId: 'seed', title: story.title, description: story.hook };
    expect(storyContent.safeParse({ ...content, cover }).error?.issues ?? []).toEqual([]);
  });

  it('has the slug of its title', () => {
    expect(slug(story.title)).toBe(`${story.slug}-ai-interactive-story`);
  });

  it('offers two to four distinct ways on', () => {
    expect(story.options.length).toBeGreaterThanOrEqual(2);
    expect(story.options.length).toBeLessThanOrEqual(4);
    expect(unique(story.options)).toBe(story.options.length);
  });

  it('has a world book of 250 to 500 words with all four parts', () => {
    const parts = Object.values(story.worldBook);
    expect(Math.min(...parts.map(countWords))).toBeGreaterThan(20);
    const words = countWords(parts.join('\n'));
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(500);
  });

  it('has a cast that suits its type', () => {
    const [least, most] = story.type === 'STORY' ? [2, 4] : [0, 1];
    expect(story.supporting.length).toBeGreaterThanOrEqual(least);
    expect(story.supporting.length).toBeLessThanOrEqual(most);
  });

  it('gives 60 to 120 words of its voice and three to six tags', () => {
    expect(countWords(story.styleSample)).toBeGreaterThanOrEqual(60);
    expect(countWords(story.styleSample)).toBeLessThanOrEqual(120);
    expect(story.tags.length).toBeGreaterThanOrEqual(3);
    expect(story.tags.length).toBeLessThanOrEqual(6);
  });
});
