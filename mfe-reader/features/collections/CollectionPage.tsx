import { useHost, useParams, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { countLine } from '../lists/count-line.ts';
import { EmptyNotice } from '../lists/EmptyNotice.tsx';
import { type EmptyText, missingPageNotice } from '../lists/empty-text.ts';
import styles from '../lists/ListPage.module.css';
import { EarlierPages, Pager } from '../lists/Pager.tsx';
import { StoryGrid } from '../lists/StoryGrid.tsx';
import { collectionHref } from '../navigation/hrefs.ts';
import { CollectionMeta } from './CollectionMeta.tsx';
import own from './CollectionPage.module.css';
import { collectionQuery } from './collections.queries.ts';

/** Covers on the first screen; they load eagerly. */
const eagerCovers = 6;

const notAvailable: EmptyText = {
  art: 'search',
  title: 'Nothing here for you yet',
  text: 'This shelf isn’t available to you.',
  label: 'Go to Home',
  href: '/',
};

/** `/collection/:collection`: stories chosen by the editors, in their order. */
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
  const nextPage = list.hasNextPage && last.nextPageNum;
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
          // Resets the scroll position for another collection.
          key={hrefOf(page)}
          label={title}
          list={list}
          eager={eagerCovers}
          empty={<EmptyNotice notice={page > 1 ? missingPageNotice(page, hrefOf(1)) : notAvailable} />}
        />
        {hasStories ? (
          <Pager
            page={page}
            hrefOf={hrefOf}
            nextHref={nextPage ? hrefOf(nextPage) : null}
            growing={list.isFetchingNextPage}
          />
        ) : null}
      </section>
    </main>
  );
}
