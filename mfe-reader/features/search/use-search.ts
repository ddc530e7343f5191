import { useParams } from '@storyloom/mfe';
import { plainPath, useOwnQuery } from '../shell/use-own-query.ts';
import { readSearch, type Search } from './search.model.ts';

/** What the address asks for. */
export function useSearch(): Search {
  const params = useParams();
  return readSearch(params, useOwnQuery(plainPath('search', params.keyword, params.page)));
}
