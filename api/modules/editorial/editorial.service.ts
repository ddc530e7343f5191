import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage, Page } from '@storyloom/contract/core/paged';
import type { Banner, EditableBanner } from '@storyloom/contract/editorial/entities/banner';
import type { Campaign } from '@storyloom/contract/editorial/entities/campaign';
import type { Collection } from '@storyloom/contract/editorial/entities/collection';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import type { StoryType } from '@storyloom/contract/stories/filters';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { toCursorPage, toPage, window } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import type { Rankings } from '../rankings/rankings.service.ts';
import {
  type BannerRow,
  type CampaignRow,
  findCampaign,
  findCollection,
  listBanners,
  listCollectionStories,
  listCollections,
  listRecommendedTags,
} from './editorial.repository.ts';

export type Editorial = ReturnType<typeof createEditorial>;

interface Parts {
  db: Db;
  clock: Clock;
  catalogue: Pick<Catalogue, 'readRatings' | 'readCards' | 'readPage'>;
  rankings: Pick<Rankings, 'countTagged'>;
}

interface PageRequest {
  viewer: Viewer | null;
  page: number;
  size: number;
}

/** Editorial content as visitors see it: banners, collections, recommended tags, campaigns. */
export function createEditorial({ db, clock, catalogue, rankings }: Parts) {
  return {
    listBanners: (): Promise<Banner[]> => listBanners(db, clock.now()),

    /** Collections that are not empty for this visitor. */
    async listCollections(viewer: Viewer | null): Promise<Collection[]> {
      return listCollections(db, await catalogue.readRatings(viewer));
    },

    /** Throws collection.not_found. */
    async readCollection(
      request: PageRequest & { name: string },
    ): Promise<Page<StoryCard> & { collection: Collection }> {
      const found = await findCollection(db, request.name);
      if (found === undefined) throw new DomainError('collection.not_found');
      const ids = await listCollectionStories(db, found.name, await catalogue.readRatings(request.viewer));
      const { offset, limit } = window(request);
      const cards = await catalogue.readCards(ids.slice(offset, offset + limit), request.viewer);
      const { name, title, description } = found;
      return {
        ...toPage(cards, { ...request, total: ids.length }),
        collection: { name, title, description, storyCount: ids.length },
      };
    },

    /** Recommended tags that have stories for this visitor, with their number. */
    async listTags(viewer: Viewer | null): Promise<{ tag: string; storyCount: number }[]> {
      const [tags, ratings] = await Promise.all([listRecommendedTags(db), catalogue.readRatings(viewer)]);
      const counts = await rankings.countTagged(tags, ratings, listLimits.totalCountCap + 1);
      return tags.flatMap((tag) => {
        const storyCount = counts.get(tag);
        return storyCount === undefined ? [] : [{ tag, storyCount }];
      });
    },

    /** The running campaign, if any, with its entries: the stories with its tag, those with most chats first. */
    async readCampaign(
      request: PageRequest & { type: StoryType; after?: string | undefined },
    ): Promise<CursorPage<StoryCard> & { campaign: Campaign | null }> {
      const campaign = await findCampaign(db, request.type, clock.now());
      if (campaign === undefined) {
        return { ...toCursorPage([], { page: request.page, total: 0, nextCursor: null }), campaign: null };
      }
      const order = { sort: 'MESSAGE_COUNT', timePeriod: 'ALL_TIME' } as const;
      const entries = await catalogue.readPage({
        ...request,
        ...order,
        category: undefined,
        tag: campaign.tag,
      });
      return { ...entries, campaign: toCampaign(campaign) };
    },
  };
}

export function toEditableBanner({
  startsAt,
  endsAt,
  ...banner
}: Omit<BannerRow, 'position'>): EditableBanner {
  return {
    ...banner,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

export function toCampaign({ startsAt, endsAt, ...campaign }: CampaignRow): Campaign {
  return { ...campaign, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
