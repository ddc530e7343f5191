import { Bookshelf } from '../features/bookshelf/Bookshelf.tsx';
import { HistoryList } from '../features/history/HistoryList.tsx';
import { useSearchKey } from '../features/keyboard/use-search-key.ts';
import { EmptyNotice } from '../features/lists/EmptyNotice.tsx';
import type { EmptyText } from '../features/lists/empty-text.ts';
import listStyles from '../features/lists/ListPage.module.css';
import { Segments } from '../features/lists/Segments.tsx';
import { usePageSearchParams } from '../features/navigation/use-page-search-params.ts';
import { SharesList } from '../features/share/SharesList.tsx';
import styles from './history.module.css';

const tabs = [
  { label: 'Playing', value: 'playing' },
  { label: 'Saved', value: 'bookshelf' },
  { label: 'Shared', value: 'shared' },
] as const;

const lists = { playing: HistoryList, bookshelf: Bookshelf, shared: SharesList };

const needsScripts: EmptyText = {
  title: 'Your shelf needs JavaScript',
  text: 'Your stories are kept for this browser and loaded with JavaScript.',
  label: 'Find a story',
  href: '/',
};

/** The library. Its lists belong to the visitor, so the server renders the page's shape and the browser fills it. */
export default function Library() {
  useSearchKey();
  const query = usePageSearchParams('/history');
  const tab = tabs.find(({ value }) => value === query.get('tab')) ?? tabs[0];
  const List = lists[tab.value];
  return (
    <main className={listStyles.page}>
      <title>Shelf - Storyloom</title>
      <meta name="robots" content="noindex" />
      <h1 className={listStyles.heading}>Shelf</h1>
      <Segments
        label="Shelf"
        choices={tabs}
        chosen={tab.value}
        hrefOf={(value) => (value === 'playing' ? '/history' : `/history?tab=${value}`)}
      />
      <section className={styles.list} aria-labelledby="library-list">
        <h2 id="library-list" className="visually-hidden">
          {tab.label}
        </h2>
        <noscript>
          <EmptyNotice notice={needsScripts} />
        </noscript>
        <List />
      </section>
    </main>
  );
}
