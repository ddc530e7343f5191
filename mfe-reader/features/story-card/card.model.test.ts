import { describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { accessBadge, cardProps, coverProps, lengthText, uniqueCards } from './card.model.ts';

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

describe('lengthText', () => {
  it('says how long a story is, if that is known', () => {
    expect(lengthText({ turns: 14 })).toBe('About 14 turns');
    expect(lengthText({ turns: 1 })).toBe('About 1 turn');
    expect(lengthText({})).toBeUndefined();
  });
});

describe('accessBadge', () => {
  it('names members and early access only', () => {
    const badges = (['ALL', 'MEMBERS', 'EARLY'] as const).map((access) => accessBadge({ access }));
    expect(badges).toEqual([undefined, 'Members only', 'Early access']);
  });
});

describe('coverProps', () => {
  it('offers the thumbnail and the whole cover by their widths, and loads lazily by default', () => {
    const { cover } = storyDetail();
    expect(coverProps(cover, 'G')).toMatchObject({
      src: '/files/t.webp',
      srcSet: '/files/t.webp 320w, /files/c.webp 640w',
      adult: false,
      eager: false,
    });
    expect(coverProps(cover, 'R', { eager: true, sizes: '32px' })).toMatchObject({
      adult: true,
      eager: true,
      sizes: '32px',
    });
  });

  it('offers the thumbnail alone where a cover is not wider', () => {
    expect(coverProps(storyDetail().cover, 'G', { sizes: null })).not.toHaveProperty('srcSet');
  });
});

describe('uniqueCards', () => {
  it('drops a story that is on two pages', () => {
    const page = (...ids: string[]) => ({ pageList: ids.map((id) => storyDetail({ id })) });
    expect(uniqueCards([page('a', 'b'), page('b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
