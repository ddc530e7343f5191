import type { Collection } from '@storyloom/contract/editorial/entities/collection';
import { Canonical, useOrigin } from '@storyloom/mfe';
import { collectionHref } from '../navigation/hrefs.ts';
import { collectionTitle } from './collection.model.ts';

interface CollectionMetaProps {
  collection: Collection;
  page: number;
  empty: boolean;
  next: number | null;
}

/** Title and meta tags for search engines and link previews. */
export function CollectionMeta({ collection, page, empty, next }: CollectionMetaProps) {
  const origin = useOrigin();
  const { name, title, description } = collection;
  const path = collectionHref(name, page);
  return (
    <>
      <title>{collectionTitle(title, page)}</title>
      <meta name="description" content={description} />
      <Canonical path={path} />
      <meta property="og:site_name" content="Storyloom" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      {page > 1 && !empty ? <link rel="prev" href={origin + collectionHref(name, page - 1)} /> : null}
      {next ? <link rel="next" href={origin + collectionHref(name, next)} /> : null}
      {empty ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
