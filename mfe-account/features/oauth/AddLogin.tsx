import { addLogin } from '@storyloom/contract/users/endpoints/add-login';
import { logins } from '@storyloom/contract/users/endpoints/logins';
import { userFailures } from '@storyloom/contract/users/messages';
import type { OAuthAnswer } from '@storyloom/contract/users/oauth-return';
import { serverMessage } from '@storyloom/http/errors';
import { ownQuery, useHost } from '@storyloom/mfe';
import { Spinner } from '@storyloom/ui/actions/Spinner';
import { useEffect, useRef } from 'react';
import styles from './OAuth.module.css';
import { oauthReturnOf } from './oauth-return.ts';

interface AddLoginProps {
  answer: OAuthAnswer;
  onDone(): void;
  onFailed(message: string): void;
}

/** Adds the login from a service's answer to the visitor's account. */
export function AddLogin({ answer, onDone, onFailed }: AddLoginProps) {
  const host = useHost();
  const hasBegun = useRef(false);
  useEffect(() => {
    // The server accepts an answer once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const returned = oauthReturnOf(answer);
    if (returned === null) return onFailed(userFailures.oauth);
    host.call(addLogin, returned).then(
      async (added) => {
        const { queryKey } = ownQuery(host, host.session.getState().userId, logins, {});
        // A running fetch may be older than this answer.
        await host.queryClient.cancelQueries({ queryKey });
        host.queryClient.setQueryData(queryKey, added);
        onDone();
        host.toast('success', 'Login added.');
      },
      (error: unknown) => onFailed(serverMessage(error) ?? userFailures.oauth),
    );
  });
  return (
    <p className={styles.progress} role="status">
      <Spinner /> Adding the login…
    </p>
  );
}
