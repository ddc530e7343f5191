import { messages } from '@storyloom/contract/messages';
import { ratings } from '@storyloom/contract/ratings';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import styles from './RatingSettings.module.css';
import { ratingWords } from './ratings.model.ts';
import { useRatings } from './useRatings.ts';

/** Which ratings the visitor's lists hold. */
export function RatingSettings() {
  const { settings, chosen, toggle } = useRatings();
  const asksFirst = settings.data?.adultContentStatus !== 'DISABLED';
  return (
    <section className={styles.card} aria-labelledby="content-ratings" aria-busy={settings.isPending}>
      <h2 id="content-ratings" className={styles.title}>
        What you want to see
      </h2>
      <p className={styles.about}>
        Lists and search hold stories of these ratings only. At least one stays on.
        {asksFirst ? ' R, X and XXX ask you once before they open.' : ''}
      </p>
      {settings.isError && !settings.data ? (
        <ErrorPanel
          compact
          title="Your settings did not load"
          text={messages.loadFailed}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      ) : (
        <ul className={styles.list}>
          {ratings.map((rating) => (
            <li key={rating}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={chosen?.includes(rating) ?? false}
                  disabled={!chosen}
                  onChange={() => toggle(rating)}
                />
                <span className={styles.label}>{ratingWords[rating].label}</span>{' '}
                <span className={styles.words}>{ratingWords[rating].about}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
