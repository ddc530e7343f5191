import { useParams } from '@storyloom/mfe';
import { Statistics } from '../features/statistics/Statistics.tsx';
import { StoryTitle } from '../features/statistics/StoryTitle.tsx';
import styles from './build.module.css';
import { StudioNav } from './studio/StudioNav.tsx';

/** The statistics of one story, or of all stories. */
export default function StatisticsPage() {
  const { storyId } = useParams();
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{storyId === undefined ? 'Statistics' : <StoryTitle storyId={storyId} />}</h1>
          <p className={styles.about}>What readers do with your stories. Refreshed every minute.</p>
        </div>
      </header>
      <StudioNav current="/build/statistics" />
      <Statistics storyId={storyId} />
    </main>
  );
}
