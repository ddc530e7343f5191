import { useOrigin } from '../shell/site.ts';
import { type Search, searchPath, searchTitle } from './search.model.ts';

/** Results are views of stories that have their own addresses: search engines follow them, and keep the start alone. */
export function SearchMeta({ search }: { search: Search }) {
  const origin = useOrigin();
  return (
    <>
      <title>{searchTitle(search)}</title>
      <meta
        name="description"
        content="Search AI interactive stories and characters by title, tag, author or any words in them."
      />
      <link rel="canonical" href={origin + searchPath(search)} />
      {search.keyword === '' ? null : <meta name="robots" content="noindex, follow" />}
    </>
  );
}
