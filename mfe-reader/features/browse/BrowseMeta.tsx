import { categoryLabel } from '@storyloom/contract/stories/categories';
import { Canonical, useOrigin } from '@storyloom/mfe';
import { browseHref, browsePath } from '../navigation/hrefs.ts';
import { type Browse, browseTitle, type NextPage, nextPageHref } from './browse.model.ts';

interface BrowseMetaProps {
  browse: Browse;
  /** The page named in the address. */
  firstPage: (NextPage & { pageList: readonly unknown[] }) | undefined;
}

/**
 * Title and meta tags. The canonical address leaves out order and filters; a page reached by cursor has none.
 */
export function BrowseMeta({ browse, firstPage }: BrowseMetaProps) {
  const origin = useOrigin();
  const { tag, category, type, page, after, requestedPage } = browse;
  const genre = category === 'all' ? '' : `${categoryLabel(category).toLowerCase()} `;
  const tagPart = tag === null ? '' : ` tagged “${tag}”`;
  const kind = type === 'ROLE' ? 'characters to talk with' : 'stories to play';
  const next = firstPage && nextPageHref(browse, firstPage);
  const empty = firstPage?.pageList.length === 0;
  return (
    <>
      <title>{browseTitle(empty ? { ...browse, page: requestedPage } : browse)}</title>
      <meta
        name="description"
        content={`AI interactive ${genre}${kind}${tagPart}. Choose one and see where it goes.`}
      />
      {after === null ? (
        <Canonical path={browsePath({ ...browse, tag: tag?.toLowerCase() ?? null })} />
      ) : null}
      {page > 1 && after === null && !empty ? (
        <link rel="prev" href={origin + browseHref({ ...browse, page: page - 1 })} />
      ) : null}
      {next ? <link rel="next" href={origin + next} /> : null}
      {empty || after !== null ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
