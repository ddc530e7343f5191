import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { userFailures } from '@storyloom/contract/users/messages';
import { useHost } from '@storyloom/mfe';
import { announceLogin } from '@storyloom/mfe/announce-login';
import { readReferral } from '@storyloom/mfe/last-referral';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { ViewProps } from './view.ts';

/** Registers the guest, who keeps their data. */
export function RegisterForm({ onDone, onView, ...view }: ViewProps) {
  const host = useHost();
  return (
    <NewPasswordForm
      {...view}
      label="Register"
      purpose="REGISTER"
      submitText="Register"
      passwordLabel="Password"
      failureText={userFailures.register}
      onBack={() => onView('login')}
      send={async (values) => {
        const result = await host.session.login((call) =>
          call(loginOrRegister, { identityType: 'MAIL_PWD', ...values, ...readReferral() }),
        );
        host.track({ element_id: 'account', element_content: 'Register', element_type: 'form' });
        onDone();
        announceLogin(host, result);
      }}
    />
  );
}
