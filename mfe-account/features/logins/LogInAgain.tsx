import { login } from '@storyloom/contract/users/dialogs/login';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';

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
