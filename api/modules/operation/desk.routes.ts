import { bannerDelete } from '@storyloom/contract/endpoints/editorial/banner-delete';
import { bannerOrder } from '@storyloom/contract/endpoints/editorial/banner-order';
import { bannerSave } from '@storyloom/contract/endpoints/editorial/banner-save';
import { campaignDelete } from '@storyloom/contract/endpoints/editorial/campaign-delete';
import { campaignSave } from '@storyloom/contract/endpoints/editorial/campaign-save';
import { collectionDelete } from '@storyloom/contract/endpoints/editorial/collection-delete';
import { collectionOrder } from '@storyloom/contract/endpoints/editorial/collection-order';
import { collectionSave } from '@storyloom/contract/endpoints/editorial/collection-save';
import { collectionStories } from '@storyloom/contract/endpoints/editorial/collection-stories';
import { content as contentEndpoint } from '@storyloom/contract/endpoints/editorial/content';
import { tagsSave } from '@storyloom/contract/endpoints/editorial/tags-save';
import { type Route, route } from '../../platform/http/route.ts';
import type { Desk } from './desk.service.ts';

export function deskRoutes(desk: Desk): Route[] {
  return [
    route(contentEndpoint, () => desk.read()),
    route(bannerSave, ({ viewer, input }) => desk.saveBanner(viewer, input)),
    route(bannerDelete, ({ viewer, input }) => desk.deleteBanner(viewer, input.id)),
    route(bannerOrder, ({ viewer, input }) => desk.orderBanners(viewer, input.ids)),
    route(collectionSave, ({ viewer, input }) => desk.saveCollection(viewer, input)),
    route(collectionDelete, ({ viewer, input }) => desk.deleteCollection(viewer, input.name)),
    route(collectionOrder, ({ viewer, input }) => desk.orderCollections(viewer, input.names)),
    route(collectionStories, ({ viewer, input }) => desk.fillCollection(viewer, input.name, input.storyIds)),
    route(tagsSave, ({ viewer, input }) => desk.saveTags(viewer, input.tags)),
    route(campaignSave, ({ viewer, input }) => desk.saveCampaign(viewer, input)),
    route(campaignDelete, ({ viewer, input }) => desk.deleteCampaign(viewer, input.id)),
  ];
}
