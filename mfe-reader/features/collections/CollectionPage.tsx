import { useHost, useParams, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/Button';
import { EmptyState } from '@storyloom/ui/EmptyState';
import styles from '../browse/BrowsePage.module.css';
import { countLine } from '../browse/browse.model.ts';
import { EarlierPages, Pager } from '../browse/Pager.tsx';
import { renderLink } from '../shell/links.tsx';
import { StoryGrid } from '../stories/StoryGrid.tsx';
import { CollectionMeta } from './CollectionMeta.tsx';
import own from './CollectionPage.module.css';
import { collectionHref } from './collection.model.ts';
import { collectionQuery } from './collections.queries.ts';

/** Covers a first screen holds. */
const firstScreen = 6;

/** `/collection/:collection`: stories put together by hand, in their order. */
export function CollectionPage() {
  const params = useParams();
  const name = params.collection ?? '';
  const page = Number(params.page ?? 1);
  const list = useSuspenseInfiniteQuery(collectionQuery(useHost(), name, page));
  const [first] = list.data.pages;
  const last = list.data.pages.at(-1);
  if (!first || !last) return null;
  const { title, description } = first.collection;
  const hrefOf = (number: number) => collectionHref(name, number);
  const hasStories = first.pageList.length > 0;
  return (
    <main className={styles.page}>
      <CollectionMeta
        collection={first.collection}
        page={page}
        empty={!hasStories}
        next={first.nextPageNum}
      />
      <header className={own.header}>
        <h1 className={styles.heading}>{title}</h1>
        <p className={own.description}>{description}</p>
        <p className={styles.count}>{countLine(last.totalCount, 'all')}</p>
      </header>
      <section className={styles.list} aria-labelledby="collection-list">
        <h2 id="collection-list" className="visually-hidden">
          Stories
        </h2>
        {hasStories ? <EarlierPages page={page} hrefOf={hrefOf} /> : null}
        <StoryGrid
          // Another collection begins at its top.
          key={hrefOf(page)}
          label={title}
          list={list}
          eager={firstScreen}
          empty={
            <EmptyState
              art="search"
              title={page > 1 ? `There is no page ${page}` : 'Nothing on this shelf for you'}
              text={page > 1 ? 'This collection ends before it.' : 'What stands here is not open to you now.'}
              action={
                <Button href={page > 1 ? hrefOf(1) : '/'} renderLink={renderLink}>
                  {page > 1 ? 'Go to the first page' : 'Go to the home page'}
                </Button>
              }
            />
          }
        />
        {hasStories ? (
          <Pager page={page} hrefOf={hrefOf} nextPage={(list.hasNextPage && last.nextPageNum) || null} />
        ) : null}
      </section>
    </main>
  );
}
