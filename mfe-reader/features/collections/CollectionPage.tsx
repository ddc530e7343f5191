import { useHost, useParams, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { countLine } from '../browse/browse.model.ts';
import { EarlierPages, Pager } from '../browse/Pager.tsx';
import { EmptyPlace } from '../shell/EmptyPlace.tsx';
import { type EmptyWords, pastTheEnd } from '../shell/empty-words.ts';
import styles from '../shell/ListPage.module.css';
import { StoryGrid } from '../stories/StoryGrid.tsx';
import { CollectionMeta } from './CollectionMeta.tsx';
import own from './CollectionPage.module.css';
import { collectionHref } from './collection.model.ts';
import { collectionQuery } from './collections.queries.ts';

/** Covers a first screen holds. */
const firstScreen = 6;

const nothingForYou: EmptyWords = {
  art: 'search',
  title: 'Nothing on this shelf for you',
  text: 'What stands here is not open to you now.',
  label: 'Go to the home page',
  href: '/',
};

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
          // Another collection begins at its top.
          key={hrefOf(page)}
          label={title}
          list={list}
          eager={firstScreen}
          empty={
            <EmptyPlace words={page > 1 ? pastTheEnd(page, 'This collection', hrefOf(1)) : nothingForYou} />
          }
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
