import { Carousel } from '@storyloom/ui/lists/Carousel';
import { renderLink } from '../navigation/links.tsx';
import styles from './ContinueCarousel.module.css';
import { HistoryRow } from './HistoryRow.tsx';
import { useRecent } from './use-recent.ts';

/** A carousel of recently played stories; nothing if there are none or they cannot be loaded. */
export function ContinueCarousel() {
  const items = useRecent();
  if (items.length === 0) return null;
  return (
    <div className={styles.playing}>
      <Carousel heading="Playing" href="/history" items="cards" renderLink={renderLink}>
        {items.map((item) => (
          <HistoryRow key={item.story.id} item={item} />
        ))}
      </Carousel>
    </div>
  );
}
