import { mailPwdForgotPwd } from '@storyloom/contract/users/endpoints/mail-pwd-forgot-pwd';
import { userFailures, userMessages } from '@storyloom/contract/users/messages';
import { useHost } from '@storyloom/mfe';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { ViewProps } from './view.ts';

/** Sets a new password, then opens the login view. */
export function ForgotForm({ onDone: _onDone, onView, ...view }: ViewProps) {
  const host = useHost();
  return (
    <NewPasswordForm
      {...view}
      label="Reset password"
      purpose="RESET"
      submitText="Reset password"
      passwordLabel="New password"
      failureText={userFailures.reset}
      onBack={() => onView('login')}
      send={async (values) => {
        await host.call(mailPwdForgotPwd, values);
        host.toast('success', userMessages.passwordReset);
        onView('login');
      }}
    />
  );
}
