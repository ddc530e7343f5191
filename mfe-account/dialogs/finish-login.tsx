import type { finishLogin } from '@storyloom/contract/users/dialogs/finish-login';
import { login } from '@storyloom/contract/users/dialogs/login';
import { useHost } from '@storyloom/mfe';
import type { DialogProps } from '@storyloom/mfe/define';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { AddLogin } from '../features/oauth/AddLogin.tsx';
import { FinishLogin } from '../features/oauth/FinishLogin.tsx';

/** Finishes a login that was started in the login dialog or the settings, after the redirect. */
export default function FinishLoginDialog(props: DialogProps<typeof finishLogin>) {
  const host = useHost();
  const { input, open, zIndex, close, onClosed } = props;
  const isLogin = input.purpose === 'login';
  const fail = (message: string) => {
    close(false);
    host.toast('error', message);
    if (isLogin) void host.dialogs.open(login);
  };
  const Step = isLogin ? FinishLogin : AddLogin;
  return (
    <Dialog
      title={isLogin ? 'Log in' : 'Add a login'}
      size="small"
      open={open}
      zIndex={zIndex}
      onClose={() => close(false)}
      onClosed={onClosed}
    >
      <Step answer={input.answer} onDone={() => close(true)} onFailed={fail} />
    </Dialog>
  );
}
