import { activity } from '@storyloom/contract/editorial/endpoints/activity';
import { banners } from '@storyloom/contract/editorial/endpoints/banners';
import { collection } from '@storyloom/contract/editorial/endpoints/collection';
import { collections } from '@storyloom/contract/editorial/endpoints/collections';
import { tags } from '@storyloom/contract/editorial/endpoints/tags';
import { fromStandby, publicRoute, type Route } from '../../platform/http/route.ts';
import type { Editorial } from './editorial.service.ts';

export function editorialRoutes(editorial: Editorial): Route[] {
  return fromStandby(
    publicRoute(banners, () => editorial.listBanners()),
    publicRoute(collections, ({ viewer }) => editorial.listCollections(viewer)),
    publicRoute(collection, ({ input, viewer }) => editorial.readCollection({ ...input, viewer })),
    publicRoute(tags, ({ viewer }) => editorial.listTags(viewer)),
    publicRoute(activity, ({ input, viewer }) => editorial.readCampaign({ ...input, viewer })),
  );
}
