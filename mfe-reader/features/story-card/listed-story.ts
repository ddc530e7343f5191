import type { DataOf, Endpoint } from '@storyloom/contract/core/endpoint';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import type { Host } from '@storyloom/mfe/host';

/** What a card of a story shows. Its preview reads the rest, which would be a third of the data in a document with lists. */
export type ListedStory = Omit<StoryCard, 'summary' | 'publishedAt'>;

/** Tags that a card shows. */
const shownTags = 2;

/**
 * The host’s `call` for pages of stories, which keeps what their cards show. Below the first screen of a document, covers
 * have no placeholder: they are loaded before the visitor scrolls to them.
 */
export function callForLists({ call }: Pick<Host, 'call'>, isBelow = false): Pick<Host, 'call'> {
  const hasPlaceholders = !isBelow || typeof document !== 'undefined';
  return {
    call: async (endpoint, input, options) => {
      const page = (await call(endpoint, input, options)) as { pageList: StoryCard[] };
      const pageList = page.pageList.map((story) => listed(story, hasPlaceholders));
      return { ...page, pageList } as DataOf<typeof endpoint & Endpoint>;
    },
  };
}

function listed(card: StoryCard, hasPlaceholder: boolean): ListedStory {
  const { summary: _, publishedAt: __, tags, cover, ...story } = card;
  const shown = hasPlaceholder ? cover : { ...cover, placeholder: null };
  return { ...story, cover: shown, tags: tags.slice(0, shownTags) };
}
