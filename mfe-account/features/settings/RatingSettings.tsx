import { ratingTexts } from '@storyloom/contract/stories/rating-choices';
import { ratingLabel, ratings } from '@storyloom/contract/stories/ratings';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { TitledCard } from '@storyloom/ui/text/TitledCard';
import { settingsSections } from '../settings-sections/sections.ts';
import styles from './RatingSettings.module.css';
import { useRatings } from './use-ratings.ts';

/** Chooses the content ratings of the stories in lists and search. */
export function RatingSettings() {
  const { settings, selected, toggle } = useRatings();
  const asksFirst = settings.data?.adultContentStatus !== 'DISABLED';
  return (
    <TitledCard {...settingsSections.ratings} busy={settings.isPending}>
      <p className={styles.intro}>
        Choose the ratings you want to see. Keep at least one on.{' '}
        {asksFirst ? <span>We ask once before opening R, X or XXX.</span> : null}
      </p>
      {settings.isError && !settings.data ? (
        <ErrorPanel
          compact
          title="Couldn’t load your settings."
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
                  checked={selected?.includes(rating) ?? false}
                  disabled={!selected}
                  onChange={() => toggle(rating)}
                />
                <span className={styles.label}>{ratingLabel(rating)}</span>{' '}
                <span className={styles.about}>{ratingTexts[rating]}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
