import { categoryLabel } from '@storyloom/contract/categories';
import { useOrigin } from '../shell/site.ts';
import { type Browse, browseHref, browsePath, browseTitle } from './browse.model.ts';

interface BrowseMetaProps {
  browse: Browse;
  /** The reply for the address's own page. */
  firstPage: { pageList: readonly unknown[]; nextPageNum: number | null } | undefined;
}

/** What search engines read. Orders and filters are views of one list, which stands at its plain address. */
export function BrowseMeta({ browse, firstPage }: BrowseMetaProps) {
  const origin = useOrigin();
  const { tag, category, type, page } = browse;
  const genre = category === 'all' ? '' : `${categoryLabel(category).toLowerCase()} `;
  const tagged = tag === null ? '' : ` tagged “${tag}”`;
  const kind = type === 'ROLE' ? 'characters to talk with' : 'stories to play';
  const next = firstPage?.nextPageNum;
  const empty = firstPage?.pageList.length === 0;
  return (
    <>
      <title>{browseTitle(browse)}</title>
      <meta
        name="description"
        content={`AI interactive ${genre}${kind}${tagged}. Choose one and see where it goes.`}
      />
      <link rel="canonical" href={origin + browsePath({ ...browse, tag: tag?.toLowerCase() ?? null })} />
      {page > 1 && !empty ? (
        <link rel="prev" href={origin + browseHref({ ...browse, page: page - 1 })} />
      ) : null}
      {next ? <link rel="next" href={origin + browseHref({ ...browse, page: next })} /> : null}
      {empty ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
