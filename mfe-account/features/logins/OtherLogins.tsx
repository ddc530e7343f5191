import { addLoginUrl } from '@storyloom/contract/users/endpoints/add-login-url';
import type { IdentityType } from '@storyloom/contract/users/entities/identity-type';
import type { Logins } from '@storyloom/contract/users/entities/logins';
import type { OAuthAnswer } from '@storyloom/contract/users/oauth-return';
import { useHost } from '@storyloom/mfe';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { useState } from 'react';
import { AddLogin } from '../oauth/AddLogin.tsx';
import { Elsewhere } from '../oauth/Elsewhere.tsx';
import { ServiceButtons } from '../oauth/ServiceButtons.tsx';
import { useOAuth } from '../oauth/use-oauth.ts';
import styles from './LoginSettings.module.css';

const ProofForm = lazyPart(() => import('./ProofForm.tsx'));

/** Adds a login with another service, after a proof that the account is the visitor's. */
export function OtherLogins({ logins }: { logins: Logins }) {
  const host = useHost();
  const [chosen, setChosen] = useState<IdentityType | null>(null);
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
  if (chosen !== null) {
    const { type, name } = chosen;
    return (
      <ProofForm
        logins={logins}
        title={`Add ${name}`}
        text={`First confirm that this account is yours. Then log in with ${name} to add it.`}
        submitText="Continue"
        send={async (proof) => {
          const { url } = await host.call(addLoginUrl, { identity: type, proof });
          oauth.openService(type, url);
          setChosen(null);
        }}
        onCancel={() => {
          oauth.returnFocusTo(type);
          setChosen(null);
        }}
      />
    );
  }
  return (
    <div className={styles.actions}>
      <ServiceButtons oauth={oauth} verb="Add" onChoose={setChosen} />
    </div>
  );
}
