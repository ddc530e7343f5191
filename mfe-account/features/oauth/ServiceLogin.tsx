import styles from './OAuth.module.css';
import { ServiceButtons } from './ServiceButtons.tsx';
import type { OAuth } from './use-oauth.ts';

/** Below a form with email and password: the other ways to log in. Nothing if there are none. */
export function ServiceLogin({ oauth }: { oauth: OAuth }) {
  return (
    <div className={styles.services}>
      <ServiceButtons oauth={oauth} verb="Continue with" onChoose={({ type }) => void oauth.start(type)} />
    </div>
  );
}
