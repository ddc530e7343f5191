import { login } from '@storyloom/contract/users/dialogs/login';
import { userMessages } from '@storyloom/contract/users/messages';
import type { Host } from '@storyloom/mfe/host';

type Parts = Pick<Host, 'session' | 'dialogs' | 'toast'> & {
  /** True if a micro-frontend of this page offers the login dialog. */
  isLoginOffered(): boolean;
  /** In an app: asks it instead, and resolves when the visitor is back. */
  askApp?: (() => Promise<void>) | undefined;
};

/** Creates `host.requireLogin`. Without a login dialog, it asks for a login in a toast and resolves with false. */
export function createRequireLogin({
  session,
  dialogs,
  toast,
  isLoginOffered,
  askApp,
}: Parts): Host['requireLogin'] {
  const isRealUser = () => {
    const { status, isEnded } = session.getState();
    return status === 'real' && !isEnded;
  };
  return async () => {
    // A visitor whose session is still loading may be logged in already.
    await session.ready().catch(() => {});
    if (isRealUser()) return true;
    if (askApp) {
      await askApp();
      return isRealUser();
    }
    if (!isLoginOffered()) {
      toast('info', userMessages.pleaseLogIn);
      return false;
    }
    await dialogs.open(login, { message: userMessages.pleaseLogIn });
    return isRealUser();
  };
}
