import { useLocation, useParams } from '@storyloom/mfe';
import { useState } from 'react';
import { type Browse, readBrowse } from './browse.model.ts';

/** What the address asks for. A page that is kept while another is shown keeps its own address's filters. */
export function useBrowse(): Browse {
  const params = useParams();
  const { pathname, search } = useLocation();
  const [own, setOwn] = useState(search);
  const shown = isOwnAddress(pathname, params);
  if (shown && own !== search) setOwn(search);
  return readBrowse(params, new URLSearchParams(shown ? search : own));
}

function isOwnAddress(pathname: string, { category, page }: { category?: string; page?: string }): boolean {
  const list = category === undefined ? '/story' : `/category/${category}`;
  return pathname.replace(/\/$/, '') === (page === undefined ? list : `${list}/${page}`);
}
