import { page } from '@storyloom/contract/stories/endpoints/page';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { describe, expect, it } from 'vitest';
import { callForLists } from './listed-story.ts';

describe('callForLists', () => {
  it('keeps what the cards of a list show', async () => {
    const { host } = createFakeHost({
      call: async () =>
        ({
          pageList: [{ id: 'nix', summary: 'Long.', publishedAt: '', tags: ['a', 'b', 'c'] }],
          totalCount: 1,
        }) as never,
    });
    expect(await callForLists(host).call(page, {})).toEqual({
      pageList: [{ id: 'nix', tags: ['a', 'b'] }],
      totalCount: 1,
    });
  });

  it('keeps the placeholders of the first covers in a document', async () => {
    const cover = { url: '/c.webp', placeholder: 'data:,' };
    const pageList = ['nix', 'wren'].map((id) => ({ id, tags: [], cover }));
    const { host } = createFakeHost({ call: async () => ({ pageList }) as never });
    const { pageList: cards } = await callForLists(host, 1).call(page, {});
    expect(cards.map((card) => card.cover.placeholder)).toEqual(['data:,', null]);
  });
});
