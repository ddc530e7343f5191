import { Link } from '@storyloom/mfe';
import { ArrowLeft } from 'lucide-react';
import { StartChoices } from '../features/start/StartChoices.tsx';
import styles from './script.module.css';

/** The start of a new work. */
export default function Script() {
  return (
    <main className={styles.page}>
      <Link to="/build" className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        Your works
      </Link>
      <h1>What will you write?</h1>
      <StartChoices />
    </main>
  );
}
