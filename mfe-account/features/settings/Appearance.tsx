import { ThemeChoices } from '@storyloom/ui/theme/ThemeChoices';
import styles from './Appearance.module.css';

/** How the site looks on this device; the text of stories is set where they are read. */
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
