import { login } from '@storyloom/contract/dialogs/login';
import { isBusinessError } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useState } from 'react';

/** Finds out whether a change was refused because it needs a recent login. */
export function useOldLogin() {
  const [isOld, setIsOld] = useState(false);
  return {
    isOld,
    async during<Result>(change: Promise<Result>): Promise<Result> {
      try {
        return await change;
      } catch (error) {
        if (isBusinessError(error, 'auth.login_too_old')) setIsOld(true);
        throw error;
      }
    },
  };
}

/** Logs out, and opens the login dialog. */
export function LogInAgain() {
  const host = useHost();
  const again = useMutation({
    mutationFn: () => host.session.logout(),
    onSuccess: () => void host.dialogs.open(login),
  });
  return (
    <div>
      <Button kind="quiet" size="small" loading={again.isPending} onClick={() => again.mutate()}>
        Log in again
      </Button>
    </div>
  );
}
