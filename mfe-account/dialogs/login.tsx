import type { login } from '@storyloom/contract/users/dialogs/login';
import type { OAuthAnswer } from '@storyloom/contract/users/oauth-return';
import { useHost, useSession } from '@storyloom/mfe';
import type { DialogProps } from '@storyloom/mfe/define';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useEffect, useRef, useState } from 'react';
import { AgreementsNote } from '../features/login/AgreementsNote.tsx';
import { ForgotForm } from '../features/login/ForgotForm.tsx';
import { focusAfterLogin } from '../features/login/focus-after-login.ts';
import { LoginForm } from '../features/login/LoginForm.tsx';
import { RegisterForm } from '../features/login/RegisterForm.tsx';
import type { View } from '../features/login/view.ts';
import { Elsewhere } from '../features/oauth/Elsewhere.tsx';
import { FinishLogin } from '../features/oauth/FinishLogin.tsx';
import { ServiceLogin } from '../features/oauth/ServiceLogin.tsx';
import { useOAuth } from '../features/oauth/use-oauth.ts';

const views = {
  login: { title: 'Log in', Form: LoginForm },
  register: { title: 'Create your account', Form: RegisterForm },
  forgot: { title: 'Reset your password', Form: ForgotForm },
};

export default function Login({ input, open, zIndex, close, onClosed }: DialogProps<typeof login>) {
  const [view, setView] = useState<View>(input?.view ?? 'login');
  const host = useHost();
  const { status, isEnded } = useSession();
  useEffect(() => {
    // Another tab may have logged in, and this one has adopted its session.
    if (open && status === 'real' && !isEnded) close(true);
  }, [open, status, isEnded, close]);
  const [answer, setAnswer] = useState<OAuthAnswer | null>(null);
  const oauth = useOAuth({ purpose: 'login', onAnswer: setAnswer });
  const [account, setAccount] = useState('');
  const firstField = useRef<HTMLElement>(null);
  const [opener] = useState(() => document.activeElement);
  const focusedView = useRef(view);
  useEffect(() => {
    if (focusedView.current === view) return;
    // The button that changed the view was unmounted.
    focusedView.current = view;
    firstField.current?.focus();
  }, [view]);
  const { title, Form } = views[view];
  return (
    <Dialog
      title={title}
      description={view === 'login' ? input?.message : undefined}
      size="small"
      open={open}
      zIndex={zIndex}
      initialFocus={firstField}
      finalFocus={() => focusAfterLogin(opener)}
      onClose={() => close(false)}
      onClosed={onClosed}
    >
      {answer !== null ? (
        <FinishLogin
          answer={answer}
          onDone={() => close(true)}
          onFailed={(message) => {
            setAnswer(null);
            host.toast('error', message);
          }}
        />
      ) : oauth.step.name === 'elsewhere' ? (
        <Elsewhere oauth={oauth} />
      ) : (
        <>
          <Form
            account={account}
            firstField={firstField}
            onAccount={setAccount}
            onDone={() => close(true)}
            onView={setView}
          />
          {view === 'forgot' ? null : <ServiceLogin oauth={oauth} />}
          <AgreementsNote />
        </>
      )}
    </Dialog>
  );
}
