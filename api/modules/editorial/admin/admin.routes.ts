import { bannerDelete } from '@storyloom/contract/editorial/endpoints/banner-delete';
import { bannerOrder } from '@storyloom/contract/editorial/endpoints/banner-order';
import { bannerSave } from '@storyloom/contract/editorial/endpoints/banner-save';
import { campaignDelete } from '@storyloom/contract/editorial/endpoints/campaign-delete';
import { campaignSave } from '@storyloom/contract/editorial/endpoints/campaign-save';
import { collectionDelete } from '@storyloom/contract/editorial/endpoints/collection-delete';
import { collectionOrder } from '@storyloom/contract/editorial/endpoints/collection-order';
import { collectionSave } from '@storyloom/contract/editorial/endpoints/collection-save';
import { collectionStories } from '@storyloom/contract/editorial/endpoints/collection-stories';
import { content as contentEndpoint } from '@storyloom/contract/editorial/endpoints/content';
import { tagsSave } from '@storyloom/contract/editorial/endpoints/tags-save';
import { type Route, route } from '../../../platform/http/route.ts';
import type { EditorialAdmin } from './admin.service.ts';

export function editorialAdminRoutes(admin: EditorialAdmin): Route[] {
  return [
    route(contentEndpoint, () => admin.read()),
    route(bannerSave, ({ viewer, input }) => admin.saveBanner(viewer, input)),
    route(bannerDelete, ({ viewer, input }) => admin.deleteBanner(viewer, input.id)),
    route(bannerOrder, ({ viewer, input }) => admin.orderBanners(viewer, input.ids)),
    route(collectionSave, ({ viewer, input }) => admin.saveCollection(viewer, input)),
    route(collectionDelete, ({ viewer, input }) => admin.deleteCollection(viewer, input.name)),
    route(collectionOrder, ({ viewer, input }) => admin.orderCollections(viewer, input.names)),
    route(collectionStories, ({ viewer, input }) => admin.fillCollection(viewer, input.name, input.storyIds)),
    route(tagsSave, ({ viewer, input }) => admin.saveTags(viewer, input.tags)),
    route(campaignSave, ({ viewer, input }) => admin.saveCampaign(viewer, input)),
    route(campaignDelete, ({ viewer, input }) => admin.deleteCampaign(viewer, input.id)),
  ];
}
