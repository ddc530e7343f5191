import { search as searchEndpoint } from '@storyloom/contract/stories/endpoints/search';
import { searchSuggestions } from '@storyloom/contract/stories/endpoints/search-suggestions';
import { fromStandby, publicRoute, type Route } from '../../platform/http/route.ts';
import type { Search } from './search.service.ts';

export function searchRoutes(search: Search): Route[] {
  return fromStandby(
    publicRoute(searchEndpoint, ({ input, viewer }) => search.search({ ...input, viewer })),
    publicRoute(searchSuggestions, ({ input, viewer }) => search.suggest({ ...input, viewer })),
  );
}
