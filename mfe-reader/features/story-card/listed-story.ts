import type { DataOf, Endpoint } from '@storyloom/contract/core/endpoint';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import type { Host } from '@storyloom/mfe/host';

/** The fields of a story that its card shows. The preview of the card loads the others, which would double the data of a list. */
export type ListedStory = Pick<
  StoryCard,
  | 'id'
  | 'slug'
  | 'type'
  | 'title'
  | 'hook'
  | 'cover'
  | 'tags'
  | 'rating'
  | 'access'
  | 'chatCount'
  | 'updatedAt'
  | 'turns'
>;

/** Tags that a card shows. */
const shownTags = 2;

/**
 * The host’s `call` for pages of stories, which keeps what their cards show. In a document, the first `placeholders` covers
 * have one; the others are loaded before the visitor scrolls to them.
 */
export function callForLists(
  { call }: Pick<Host, 'call'>,
  placeholders = Number.POSITIVE_INFINITY,
): Pick<Host, 'call'> {
  const most = typeof document === 'undefined' ? placeholders : Number.POSITIVE_INFINITY;
  return {
    call: async (endpoint, input, options) => {
      const page = (await call(endpoint, input, options)) as { pageList: StoryCard[] };
      const pageList = page.pageList.map((story, index) => listed(story, index < most));
      return { ...page, pageList } as DataOf<typeof endpoint & Endpoint>;
    },
  };
}

function listed(card: StoryCard, hasPlaceholder: boolean): ListedStory {
  const { id, slug, type, title, hook, cover, tags, rating, access, chatCount, updatedAt, turns } = card;
  const shown = hasPlaceholder ? cover : { ...cover, placeholder: null };
  return {
    id,
    slug,
    type,
    title,
    hook,
    cover: shown,
    tags: tags.slice(0, shownTags),
    rating,
    access,
    chatCount,
    updatedAt,
    turns,
  };
}
