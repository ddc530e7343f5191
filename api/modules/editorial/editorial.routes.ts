import { activity } from '@storyloom/contract/endpoints/editorial/activity';
import { banners } from '@storyloom/contract/endpoints/editorial/banners';
import { collection } from '@storyloom/contract/endpoints/editorial/collection';
import { collections } from '@storyloom/contract/endpoints/editorial/collections';
import { tags } from '@storyloom/contract/endpoints/editorial/tags';
import { publicRoute, type Route } from '../../platform/http/route.ts';
import type { Editorial } from './editorial.service.ts';

export function editorialRoutes(editorial: Editorial): Route[] {
  return [
    publicRoute(banners, () => editorial.listBanners()),
    publicRoute(collections, ({ viewer }) => editorial.listCollections(viewer)),
    publicRoute(collection, ({ input, viewer }) => editorial.readCollection({ ...input, viewer })),
    publicRoute(tags, ({ viewer }) => editorial.listTags(viewer)),
    publicRoute(activity, ({ input, viewer }) => editorial.readCampaign({ ...input, viewer })),
  ];
}
