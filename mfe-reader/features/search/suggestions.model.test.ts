import { describe, expect, it } from 'vitest';
import { groupSuggestions, recentSuggestions, type ServerSuggestion } from './suggestions.model.ts';

const suggestion = (change: Partial<ServerSuggestion>): ServerSuggestion => ({
  kind: 'TAG',
  label: 'salt',
  target: '/tag/salt',
  cover: null,
  rating: null,
  ...change,
});
const shown = (groups: ReturnType<typeof groupSuggestions>) =>
  groups.map(({ label, items }) => [label, ...items.map((item) => item.label)]);

describe('groupSuggestions', () => {
  it('begins with a search for the keyword', () => {
    const [group] = groupSuggestions('salt & sea', []);
    expect(group).toMatchObject({
      labelHidden: true,
      items: [{ kind: 'SEARCH', label: 'Search for “salt & sea”' }],
    });
    expect(group?.items[0]?.href).toContain('salt%20%26%20sea');
  });

  it('groups suggestions in a fixed order, and leaves empty groups out', () => {
    const groups = groupSuggestions('salt', [
      suggestion({ kind: 'CHARACTER', label: 'Salka', target: '/read/s1' }),
      suggestion({ label: 'salt' }),
      suggestion({ kind: 'STORY', label: 'The Salt Clock', target: '/read/s1' }),
      suggestion({ label: 'salty', target: '/tag/salty' }),
    ]);
    expect(shown(groups)).toEqual([
      ['Search', 'Search for “salt”'],
      ['Stories', 'The Salt Clock'],
      ['Tags', 'salt', 'salty'],
      ['Characters', 'Salka'],
    ]);
    const keys = groups.flatMap(({ items }) => items.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('gives a story its cover if it comes with its rating', () => {
    const cover = { url: '/c.webp', width: 2, height: 3, placeholder: null } as never;
    const storyOf = (change: Partial<ServerSuggestion>) =>
      groupSuggestions('salt', [suggestion({ kind: 'STORY', ...change })])[1]?.items[0]?.story;
    expect(storyOf({ cover, rating: 'PG' })).toEqual({ cover, rating: 'PG' });
    expect(storyOf({ cover })).toBeUndefined();
    expect(storyOf({})).toBeUndefined();
  });
});

describe('recentSuggestions', () => {
  it('lists recent searches and a command that clears them', () => {
    const groups = recentSuggestions(['salt', 'sea']);
    expect(shown(groups)).toEqual([['Recent searches', 'salt', 'sea', 'Clear recent searches']]);
    expect(groups[0]?.items.map(({ kind }) => kind)).toEqual(['RECENT', 'RECENT', 'CLEAR_RECENT']);
    expect(groups[0]?.items.at(-1)?.href).toBeNull();
  });

  it('is empty without recent searches', () => {
    expect(recentSuggestions([])).toEqual([]);
  });
});
