import { categoryList } from '@storyloom/contract/stories/endpoints/category-list';
import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { page } from '@storyloom/contract/stories/endpoints/page';
import { sitemapParts } from '@storyloom/contract/stories/endpoints/sitemap-parts';
import { sitemapStories } from '@storyloom/contract/stories/endpoints/sitemap-stories';
import { stats } from '@storyloom/contract/stories/endpoints/stats';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { viewpointList } from '@storyloom/contract/stories/endpoints/viewpoint-list';
import { works } from '@storyloom/contract/stories/endpoints/works';
import { fromStandby, publicRoute, type Route } from '../../platform/http/route.ts';
import type { Catalogue } from './catalogue.service.ts';

export function catalogueRoutes(catalogue: Catalogue): Route[] {
  return [
    ...fromStandby(
      publicRoute(categoryList, async () => catalogue.listCategories()),
      publicRoute(viewpointList, async () => catalogue.listViewpoints()),
      publicRoute(feed, ({ input, viewer }) => catalogue.readFeed({ ...input, viewer })),
      publicRoute(page, ({ input, viewer }) => catalogue.readPage({ ...input, viewer })),
      publicRoute(works, ({ input, viewer }) =>
        catalogue.listWorks({ ...input, viewer, authorId: input.authorId }),
      ),
      publicRoute(sitemapParts, async () => catalogue.findSitemapParts()),
      publicRoute(sitemapStories, async ({ input }) => catalogue.findSitemapStories(input)),
      publicRoute(stats, ({ input, viewer }) => catalogue.readStats(input.authorId, viewer)),
    ),
    publicRoute(viewDetail, ({ input, viewer }) => catalogue.readDetail(input.id, viewer)),
  ];
}
