import type { StoryType } from '@storyloom/contract/stories/filters';
import { Link, useHost, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { Wordmark } from '@storyloom/ui/text/Wordmark';
import { uniqueCards } from '../story-card/card.model.ts';
import { ActivityEntries } from './ActivityEntries.tsx';
import { ActivityMeta } from './ActivityMeta.tsx';
import styles from './ActivityPage.module.css';
import { activityQuery } from './activity.queries.ts';
import { CampaignHead } from './CampaignHead.tsx';
import { NoCampaign } from './NoCampaign.tsx';

/** `/activity/story` and `/activity/role`: the current campaign. The layout has no navigation, so the page has the links of a header itself. */
export function ActivityPage({ type }: { type: StoryType }) {
  const list = useSuspenseInfiniteQuery(activityQuery(useHost(), type));
  const [first] = list.data.pages;
  const campaign = first?.campaign ?? null;
  const stories = uniqueCards(list.data.pages);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/" aria-label="Storyloom, home" className={styles.link}>
          <Wordmark />
        </Link>
        <Link to="/search" className={styles.link}>
          Search
        </Link>
        <Link to="/history" className={styles.link}>
          Shelf
        </Link>
      </header>
      <main className={styles.main}>
        <ActivityMeta type={type} campaign={campaign} />
        {campaign ? (
          <>
            <CampaignHead campaign={campaign} top={stories.slice(0, 3)} />
            <ActivityEntries
              campaign={campaign}
              stories={stories}
              total={first?.totalCount ?? 0}
              list={list}
            />
          </>
        ) : (
          <NoCampaign type={type} />
        )}
      </main>
    </div>
  );
}
