import { Link, useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import styles from './ConsentBar.module.css';

/** The question, at the end of the page. Both answers look alike. */
export default function ConsentBar() {
  const { answer } = useHost().consent;
  return (
    <section className={styles.bar} aria-label="Statistics of visits">
      <p>
        May we count your visits? What you write is never part of it.{' '}
        <Link to="/agreements/privacy_policy#statistics">Privacy Policy</Link>
      </p>
      <div className={styles.answers}>
        <Button kind="quiet" size="small" onClick={() => answer('refused')}>
          No
        </Button>
        <Button kind="quiet" size="small" onClick={() => answer('granted')}>
          Yes
        </Button>
      </div>
    </section>
  );
}
