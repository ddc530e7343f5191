import { useHost, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import styles from './home.module.css';

export default function Home() {
  const host = useHost();
  const { status } = useSession();
  return (
    <main className={styles.page}>
      <h1>Sample</h1>
      {status === 'real' ? (
        <p>You are logged in.</p>
      ) : (
        <Button onClick={() => host.requireLogin()}>Log in</Button>
      )}
    </main>
  );
}
