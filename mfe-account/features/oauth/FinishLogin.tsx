import { appealIdentityBlock } from '@storyloom/contract/moderation/endpoints/appeal-identity-block';
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import type { LoginResult } from '@storyloom/contract/users/entities/login-result';
import { userFailures, userMessages } from '@storyloom/contract/users/messages';
import type { OAuthAnswer } from '@storyloom/contract/users/oauth-return';
import { isBusinessError, serverMessage } from '@storyloom/http/errors';
import { useHost } from '@storyloom/mfe';
import { announceLogin } from '@storyloom/mfe/announce-login';
import { readReferral } from '@storyloom/mfe/last-referral';
import { Spinner } from '@storyloom/ui/actions/Spinner';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { ErrorSummary } from '@storyloom/ui/forms/ErrorSummary';
import { useEffect, useRef, useState } from 'react';
import styles from './OAuth.module.css';
import { oauthReturnOf } from './oauth-return.ts';
import { ProveAccount } from './ProveAccount.tsx';

const AppealBlock = lazyPart(() => import('../appeals/AppealBlock.tsx'));

interface FinishLoginProps {
  answer: OAuthAnswer;
  onDone(): void;
  onFailed(message: string): void;
}

/**
 * Logs in with a service's answer. Asks for the password if an account with the same email exists. Shows the
 * reason of a block and the appeal form.
 */
export function FinishLogin({ answer, onDone, onFailed }: FinishLoginProps) {
  const host = useHost();
  const [email, setEmail] = useState<string | null>(null);
  const [blockText, setBlockText] = useState<string | null>(null);
  const hasBegun = useRef(false);

  function finish(result: LoginResult): void {
    if (result.isNewUser)
      host.track({ element_id: 'account', element_content: 'Log in', element_type: 'form' });
    onDone();
    announceLogin(host, result);
  }

  useEffect(() => {
    // The server accepts an answer once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const returned = oauthReturnOf(answer);
    if (returned === null) return onFailed(userFailures.oauth);
    host.session
      .login((call) => call(loginOrRegister, { ...returned, ...readReferral() }))
      .then(finish, (error: unknown) => {
        if (isBusinessError(error, 'auth.proof_required')) setEmail(String(error.details.email));
        else if (isBusinessError(error, 'auth.blocked')) setBlockText(error.message);
        else onFailed(serverMessage(error) ?? userFailures.oauth);
      });
  });

  if (email !== null) return <ProveAccount email={email} state={answer.state} onDone={finish} />;
  if (blockText !== null) {
    const { state: identityType } = answer;
    return (
      <div className={styles.step}>
        <ErrorSummary ref={(summary) => summary?.focus()} message={blockText} errors={[]} />
        <AppealBlock appeal={(text) => host.call(appealIdentityBlock, { identityType, text })} />
      </div>
    );
  }
  return (
    <p className={styles.progress} role="status">
      <Spinner /> {userMessages.loggingIn}
    </p>
  );
}
