import { activity } from '@storyloom/contract/endpoints/editorial/activity';
import { banners } from '@storyloom/contract/endpoints/editorial/banners';
import { collection } from '@storyloom/contract/endpoints/editorial/collection';
import { collections } from '@storyloom/contract/endpoints/editorial/collections';
import { tags } from '@storyloom/contract/endpoints/editorial/tags';
import { publicRoute, type Route } from '../../platform/http/route.ts';
import type { Operation } from './operation.service.ts';

export function operationRoutes(operation: Operation): Route[] {
  return [
    publicRoute(banners, () => operation.banners()),
    publicRoute(collections, ({ viewer }) => operation.collections(viewer)),
    publicRoute(collection, ({ input, viewer }) => operation.collection({ ...input, viewer })),
    publicRoute(tags, ({ viewer }) => operation.tags(viewer)),
    publicRoute(activity, ({ input, viewer }) => operation.activity({ ...input, viewer })),
  ];
}
