import { categoryList } from '@storyloom/contract/endpoints/stories/category-list';
import { feed } from '@storyloom/contract/endpoints/stories/feed';
import { page } from '@storyloom/contract/endpoints/stories/page';
import { stats } from '@storyloom/contract/endpoints/stories/stats';
import { viewDetail } from '@storyloom/contract/endpoints/stories/view-detail';
import { viewpointList } from '@storyloom/contract/endpoints/stories/viewpoint-list';
import { works } from '@storyloom/contract/endpoints/stories/works';
import { publicRoute, type Route } from '../../platform/http/route.ts';
import type { Stories } from './stories.service.ts';

export function storiesRoutes(stories: Stories): Route[] {
  return [
    publicRoute(categoryList, async () => stories.categories()),
    publicRoute(viewpointList, async () => stories.viewpoints()),
    publicRoute(feed, ({ input, viewer }) => stories.feed({ ...input, viewer })),
    publicRoute(page, ({ input, viewer }) => stories.page({ ...input, viewer })),
    publicRoute(viewDetail, ({ input, viewer }) => stories.detail(input.id, viewer)),
    publicRoute(works, ({ input, viewer }) => stories.works({ ...input, viewer, authorId: input.authorId })),
    publicRoute(stats, ({ input, viewer }) => stories.stats(input.authorId, viewer)),
  ];
}
