import { expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { cardProps, uniqueCards } from './card.model.ts';

it('leads to the story by its canonical address', () => {
  expect(cardProps(storyDetail()).href).toBe('/read/abc123-the-salt-road-ai-interactive-story');
});

it('counts chats in K, and says nothing of nought', () => {
  expect(cardProps(storyDetail()).countText).toBe('12.40K');
  expect(cardProps(storyDetail({ chatCount: 0 })).countText).toBeUndefined();
});

it('marks characters and adult ratings alone', () => {
  expect(cardProps(storyDetail())).toMatchObject({ typeBadge: undefined, ratingBadge: undefined });
  const adult = cardProps(storyDetail({ type: 'ROLE', rating: 'X' }));
  expect(adult).toMatchObject({ typeBadge: 'Character', ratingBadge: 'X', cover: { adult: true } });
});

it('shows a story once that came on two pages', () => {
  const page = (...ids: string[]) => ({ pageList: ids.map((id) => storyDetail({ id })) });
  expect(uniqueCards([page('a', 'b'), page('b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
