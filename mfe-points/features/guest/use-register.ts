import { login } from '@storyloom/contract/users/dialogs/login';
import { useHost } from '@storyloom/mfe';

/** Returns a function that offers a guest to register; true if the visitor has an account now. */
export function useRegister(): () => Promise<boolean> {
  const { dialogs, requireLogin, webview } = useHost();
  return async () =>
    webview.active ? requireLogin() : (await dialogs.open(login, { view: 'register' })) === true;
}
