import type { Banner } from '@storyloom/contract/entities/banner';
import type { Campaign } from '@storyloom/contract/entities/campaign';
import type { Collection } from '@storyloom/contract/entities/collection';
import type { StoryCard } from '@storyloom/contract/entities/story-card';
import type { StoryType } from '@storyloom/contract/filters';
import { limits } from '@storyloom/contract/limits';
import type { CursorPage, Page } from '@storyloom/contract/paged';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { toCursorPage, toPage, window } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { UserSettings } from '../settings/settings.service.ts';
import type { Stories } from '../stories/stories.service.ts';
import {
  type CampaignRow,
  findCampaign,
  findCollection,
  listBanners,
  listCollectionStories,
  listCollections,
  listTags,
} from './operation.repository.ts';

export type Operation = ReturnType<typeof createOperation>;

interface Parts {
  db: Db;
  clock: Clock;
  settings: UserSettings;
  stories: Pick<Stories, 'listed' | 'cards' | 'page'>;
}

interface PageRequest {
  viewer: Viewer | null;
  page: number;
  size: number;
}

/** What the house shows: banners, collections, tags, campaigns. */
export function createOperation({ db, clock, settings, stories }: Parts) {
  const listed = (viewer: Viewer | null) => stories.listed({ viewer, type: undefined, category: undefined });

  return {
    banners: (): Promise<Banner[]> => listBanners(db),

    /** Those with something in them for this visitor. */
    async collections(viewer: Viewer | null): Promise<Collection[]> {
      return listCollections(db, await listed(viewer));
    },

    /** Throws collection.not_found. */
    async collection(
      request: PageRequest & { name: string },
    ): Promise<Page<StoryCard> & { collection: Collection }> {
      const found = await findCollection(db, request.name);
      if (found === undefined) throw new DomainError('collection.not_found');
      const ids = await listCollectionStories(db, found.name, await listed(request.viewer));
      const { offset, limit } = window(request);
      const cards = await stories.cards(ids.slice(offset, offset + limit), request.viewer);
      const { name, title, description } = found;
      return {
        ...toPage(cards, { ...request, total: ids.length }),
        collection: { name, title, description, storyCount: ids.length },
      };
    },

    async tags(viewer: Viewer | null): Promise<{ tag: string; storyCount: number }[]> {
      const { contentRatingList } = await settings.read(viewer?.userId ?? null);
      return listTags(db, contentRatingList, limits.totalCountCap + 1);
    },

    /** The campaign that runs with its entries: the stories that bear its tag, the most played first. */
    async activity(
      request: PageRequest & { type: StoryType; after?: string | undefined },
    ): Promise<CursorPage<StoryCard> & { campaign: Campaign | null }> {
      const campaign = await findCampaign(db, request.type, clock.now());
      if (campaign === undefined) {
        return { ...toCursorPage([], { page: request.page, total: 0, nextCursor: null }), campaign: null };
      }
      const order = { sort: 'MESSAGE_COUNT', timePeriod: 'ALL_TIME' } as const;
      const entries = await stories.page({ ...request, ...order, category: undefined, tag: campaign.tag });
      return { ...entries, campaign: toCampaign(campaign) };
    },
  };
}

export function toCampaign({ startsAt, endsAt, ...told }: CampaignRow): Campaign {
  return { ...told, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
