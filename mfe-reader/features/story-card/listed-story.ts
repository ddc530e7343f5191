import type { DataOf, Endpoint } from '@storyloom/contract/core/endpoint';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import type { Host } from '@storyloom/mfe/host';

/** What a card of a story shows. Its preview reads the rest, which would be a third of the data in a document with lists. */
export type ListedStory = Omit<StoryCard, 'summary' | 'publishedAt'>;

/** Tags that a card shows. */
const shownTags = 2;

/** The host’s `call` for pages of stories, which keeps what their cards show. */
export function callForLists({ call }: Pick<Host, 'call'>): Pick<Host, 'call'> {
  return {
    call: async (endpoint, input, options) => {
      const page = (await call(endpoint, input, options)) as { pageList: StoryCard[] };
      return { ...page, pageList: page.pageList.map(listed) } as DataOf<typeof endpoint & Endpoint>;
    },
  };
}

function listed({ summary: _, publishedAt: __, tags, ...story }: StoryCard): ListedStory {
  return { ...story, tags: tags.slice(0, shownTags) };
}
