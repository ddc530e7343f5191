import { search } from '@storyloom/contract/endpoints/stories/search';
import { searchSuggestions } from '@storyloom/contract/endpoints/stories/search-suggestions';
import { publicRoute, type Route } from '../../platform/http/route.ts';
import type { Search } from './search.service.ts';

export function searchRoutes(stories: Search): Route[] {
  return [
    publicRoute(search, ({ input, viewer }) => stories.search({ ...input, viewer })),
    publicRoute(searchSuggestions, ({ input, viewer }) => stories.suggestions({ ...input, viewer })),
  ];
}
