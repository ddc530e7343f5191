import { SharesList } from '../share/SharesList.tsx';
import { Bookshelf } from '../shelf/Bookshelf.tsx';
import { EmptyPlace } from '../shell/EmptyPlace.tsx';
import type { EmptyWords } from '../shell/empty-words.ts';
import frame from '../shell/ListPage.module.css';
import { useOwnQuery } from '../shell/use-own-query.ts';
import { Segments } from '../stories/Segments.tsx';
import { HistoryList } from './HistoryList.tsx';
import styles from './ShelfPage.module.css';

const tabs = [
  { label: 'Continue', value: 'continue' },
  { label: 'Bookshelf', value: 'bookshelf' },
  { label: 'Shared', value: 'shared' },
] as const;

const lists = { continue: HistoryList, bookshelf: Bookshelf, shared: SharesList };

const needsScripts: EmptyWords = {
  title: 'Your shelf needs JavaScript',
  text: 'What you play and mark is kept for this browser alone, and read by it.',
  label: 'Find a story',
  href: '/',
};

/** `/history`: what is the visitor's own, so the server draws the shape and the browser fills it. */
export function ShelfPage() {
  const query = useOwnQuery('/history');
  const chosen = tabs.find(({ value }) => value === query.get('tab')) ?? tabs[0];
  const List = lists[chosen.value];
  return (
    <main className={frame.page}>
      <title>Shelf - Storyloom</title>
      <meta name="robots" content="noindex" />
      <h1 className={frame.heading}>Shelf</h1>
      <Segments
        label="Shelf"
        choices={tabs}
        chosen={chosen.value}
        hrefOf={(tab) => (tab === 'continue' ? '/history' : `/history?tab=${tab}`)}
      />
      <section className={styles.list} aria-labelledby="shelf-list">
        <h2 id="shelf-list" className="visually-hidden">
          {chosen.label}
        </h2>
        <noscript>
          <EmptyPlace words={needsScripts} />
        </noscript>
        <List />
      </section>
    </main>
  );
}
