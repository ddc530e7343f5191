import { OwnWorks } from '../features/works/OwnWorks.tsx';
import styles from './build.module.css';

/** The studio's front room. The works are the visitor's own: the server draws their shape, the browser fills it. */
export default function Build() {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Your works</h1>
        <p className={styles.about}>What you write, from the first draft to its readers.</p>
      </header>
      <h2 className="visually-hidden">All works</h2>
      <OwnWorks />
    </main>
  );
}
