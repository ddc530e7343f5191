import { describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { cardProps, uniqueCards } from './card.model.ts';

describe('cardProps', () => {
  it('links to the story’s canonical address', () => {
    expect(cardProps(storyDetail()).href).toBe('/read/abc123-the-salt-road-ai-interactive-story');
  });

  it('abbreviates the chat count, and omits zero', () => {
    expect(cardProps(storyDetail()).countText).toBe('12.40K');
    expect(cardProps(storyDetail({ chatCount: 0 })).countText).toBeUndefined();
  });

  it('has badges for characters and adult ratings only', () => {
    expect(cardProps(storyDetail())).toMatchObject({ typeBadge: undefined, ratingBadge: undefined });
    const exclusive = cardProps(storyDetail({ access: 'MEMBERS' }));
    expect(exclusive).toMatchObject({ accessBadge: 'Members only' });
    const adult = cardProps(storyDetail({ type: 'ROLE', rating: 'X' }));
    expect(adult).toMatchObject({ typeBadge: 'Character', ratingBadge: 'X', cover: { adult: true } });
  });
});

describe('uniqueCards', () => {
  it('drops a story that is on two pages', () => {
    const page = (...ids: string[]) => ({ pageList: ids.map((id) => storyDetail({ id })) });
    expect(uniqueCards([page('a', 'b'), page('b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
