import { ThemeChoices } from '@storyloom/ui/theme/ThemeChoices';
import styles from './Appearance.module.css';

/** The site's theme on this device. Text settings are in the drawer of a story. */
export function Appearance() {
  return (
    <section className={styles.card} aria-labelledby="appearance">
      <h2 id="appearance" className={styles.title}>
        Appearance
      </h2>
      <ThemeChoices />
    </section>
  );
}
