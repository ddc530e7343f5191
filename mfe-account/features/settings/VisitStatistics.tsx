import { Link, useConsent, useHost } from '@storyloom/mfe';
import { TitledCard } from '@storyloom/ui/text/TitledCard';
import { settingsSections } from '../settings-sections/sections.ts';
import styles from './RatingSettings.module.css';

/** Lets this device be counted or not. Nothing on a site that counts no visits. */
export function VisitStatistics() {
  const { consent } = useHost();
  const state = useConsent();
  if (state === 'off') return null;
  return (
    <TitledCard {...settingsSections.visits}>
      <p className={styles.intro}>
        For this device. What is counted is in the{' '}
        <Link to="/agreements/privacy_policy#statistics">Privacy Policy</Link>.
      </p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={styles.box}
          checked={state === 'granted'}
          onChange={({ target }) => consent.answer(target.checked ? 'granted' : 'refused')}
        />
        <span className={styles.label}>Count</span>{' '}
        <span className={styles.about}>My visits, never what I write</span>
      </label>
    </TitledCard>
  );
}
