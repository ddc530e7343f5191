import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { logins } from '@storyloom/contract/users/endpoints/logins';
import type { Logins } from '@storyloom/contract/users/entities/logins';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';

/** The visitor's logins. `change` replaces them with the result of a call that returns the new ones. */
export function useLogins() {
  const host = useHost();
  const { status, userId } = useSession();
  const options = ownQuery(host, userId, logins, {});
  const query = useQuery({ ...options, enabled: status === 'real' });
  return {
    query,
    async change(changed: Logins) {
      // A running fetch may be older than this answer.
      await host.queryClient.cancelQueries({ queryKey: options.queryKey });
      host.queryClient.setQueryData(options.queryKey, changed);
      // The user also contains the email.
      void host.queryClient.invalidateQueries(ownQuery(host, userId, loginUser, {}));
    },
  };
}
