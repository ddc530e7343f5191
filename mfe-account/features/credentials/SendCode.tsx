import { sendMailPwdCode } from '@storyloom/contract/users/endpoints/send-mail-pwd-code';
import type { codePurposes } from '@storyloom/contract/users/entities/code-purpose';
import { userFailures, userMessages } from '@storyloom/contract/users/messages';
import { isBusinessError, serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button, type ButtonKind } from '@storyloom/ui/actions/Button';
import type { RefObject } from 'react';
import { isEmail } from './credentials.rules.ts';
import { useCodeCountdown } from './use-code-countdown.ts';

interface SendCodeProps {
  mail: string;
  kind?: ButtonKind;
  purpose: (typeof codePurposes)[number];
  /** Called after each attempt, before the button is disabled and loses the focus. */
  onSent(): void;
  /** Called for a press without an address, to say what is wrong with it. */
  onRefused?(): void;
  ref?: RefObject<HTMLButtonElement | null>;
}

/** Sends a code to the address. Disabled during a request and the countdown, and without an address. */
export function SendCode({ mail, kind = 'ghost', purpose, onSent, onRefused, ref }: SendCodeProps) {
  const host = useHost();
  const countdown = useCodeCountdown();
  const send = useMutation({
    mutationFn: () => host.call(sendMailPwdCode, { mail, purpose }),
    onSuccess({ resendAfter }) {
      host.toast('success', userMessages.codeSent);
      onSent();
      countdown.start(resendAfter);
    },
    onError(error) {
      host.toast('error', serverMessage(error) ?? userFailures.code);
      if (!isBusinessError(error, 'auth.code_too_soon')) return;
      onSent();
      countdown.start(Number(error.details.retryAfter));
    },
  });
  const { seconds } = countdown;
  return (
    <Button
      {...(ref && { ref })}
      kind={kind}
      size="small"
      loading={send.isPending}
      disabled={seconds > 0}
      idle={!isEmail(mail)}
      {...(onRefused && { onIdleClick: onRefused })}
      onClick={() => send.mutate()}
    >
      {seconds > 0 ? `Send Code (${seconds}s)` : 'Send Code'}
    </Button>
  );
}
