import type { OAuthAnswer } from '@storyloom/contract/oauth-return';
import { useHost } from '@storyloom/mfe';
import { useState } from 'react';
import { AddLogin } from '../oauth/AddLogin.tsx';
import { Elsewhere } from '../oauth/Elsewhere.tsx';
import { ServiceButtons } from '../oauth/ServiceButtons.tsx';
import { useOAuth } from '../oauth/use-oauth.ts';
import styles from './LoginSettings.module.css';

/** Adds a login with another service. */
export function OtherLogins() {
  const host = useHost();
  const [answer, setAnswer] = useState<OAuthAnswer | null>(null);
  const oauth = useOAuth({ purpose: 'add', onAnswer: setAnswer });
  if (answer !== null) {
    const end = () => setAnswer(null);
    const fail = (message: string) => {
      end();
      host.toast('error', message);
    };
    return <AddLogin answer={answer} onDone={end} onFailed={fail} />;
  }
  if (oauth.step.name === 'elsewhere') return <Elsewhere oauth={oauth} />;
  return (
    <div className={styles.actions}>
      <ServiceButtons oauth={oauth} verb="Add" />
    </div>
  );
}
