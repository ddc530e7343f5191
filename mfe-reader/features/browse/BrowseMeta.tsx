import { categoryLabel } from '@storyloom/contract/categories';
import { useOrigin } from '../shell/site.ts';
import { type Browse, browseHref, browsePath, browseTitle, type Next, nextOf } from './browse.model.ts';

interface BrowseMetaProps {
  browse: Browse;
  /** The reply for the address's own page. */
  firstPage: (Next & { pageList: readonly unknown[] }) | undefined;
}

/**
 * What search engines read. Orders and filters are views of one list, which stands at its plain address;
 * a page that only a cursor leads to has none.
 */
export function BrowseMeta({ browse, firstPage }: BrowseMetaProps) {
  const origin = useOrigin();
  const { tag, category, type, page, after, asked } = browse;
  const genre = category === 'all' ? '' : `${categoryLabel(category).toLowerCase()} `;
  const tagged = tag === null ? '' : ` tagged “${tag}”`;
  const kind = type === 'ROLE' ? 'characters to talk with' : 'stories to play';
  const next = firstPage && nextOf(browse, firstPage);
  const empty = firstPage?.pageList.length === 0;
  return (
    <>
      <title>{browseTitle(empty ? { ...browse, page: asked } : browse)}</title>
      <meta
        name="description"
        content={`AI interactive ${genre}${kind}${tagged}. Choose one and see where it goes.`}
      />
      {after === null ? (
        <link rel="canonical" href={origin + browsePath({ ...browse, tag: tag?.toLowerCase() ?? null })} />
      ) : null}
      {page > 1 && after === null && !empty ? (
        <link rel="prev" href={origin + browseHref({ ...browse, page: page - 1 })} />
      ) : null}
      {next ? <link rel="next" href={origin + next} /> : null}
      {empty || after !== null ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
