import { useParams } from '@storyloom/mfe';
import { plainPath, useOwnQuery } from '../shell/use-own-query.ts';
import { type Browse, readBrowse } from './browse.model.ts';

/** What the address asks for. */
export function useBrowse(): Browse {
  const params = useParams();
  const { tag, category, page } = params;
  const all = category === undefined ? ['story'] : ['category', category];
  const list = tag === undefined ? all : ['tag', tag];
  return readBrowse(params, useOwnQuery(plainPath(...list, page)));
}
