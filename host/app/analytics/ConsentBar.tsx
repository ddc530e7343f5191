import { Link, useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useEffect, useState } from 'react';
import styles from './ConsentBar.module.css';

/**
 * The question, at the lower edge: nothing that a page begins with is covered. A phone has controls down to its bar, and
 * so asks once the page is scrolled. Both answers look alike.
 */
export default function ConsentBar() {
  const { answer } = useHost().consent;
  const [isShown, setShown] = useState(() => scrollY > 0 || matchMedia('(width >= 900px)').matches);
  useEffect(() => {
    const show = () => setShown(true);
    addEventListener('scroll', show, { once: true });
    return () => removeEventListener('scroll', show);
  }, []);
  if (!isShown) return null;
  return (
    <section className={styles.bar} aria-label="Statistics of visits">
      <p>
        May we count your visits? <span className={styles.more}>What you write is never part of it.</span>{' '}
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
