import styles from './OAuth.module.css';
import { ServiceButtons } from './ServiceButtons.tsx';
import type { OAuth } from './use-oauth.ts';

/** The other ways to log in, below a form with email and password. Renders nothing if there are none. */
export function ServiceLogin({ oauth }: { oauth: OAuth }) {
  return (
    <div className={styles.services}>
      <ServiceButtons oauth={oauth} verb="Continue with" onChoose={({ type }) => void oauth.start(type)} />
    </div>
  );
}
