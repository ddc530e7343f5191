import type { ContractForm } from '@storyloom/forms/use-contract-form';
import { TextField } from '@storyloom/ui/forms/TextField';
import { useEffect } from 'react';
import { SentCode } from './SentCode.tsx';

interface NewMail {
  mail: string;
  code: string;
}

/** A new email, and the code that was sent to it. */
export function MailFields<Values extends NewMail>({ form }: { form: ContractForm<Values> }) {
  const { field, native } = form as unknown as ContractForm<NewMail>;
  const { setFocus, trigger } = native;
  useEffect(() => setFocus('mail'), [setFocus]);
  return (
    <>
      <TextField {...field('mail', 'New email', 'checked-on-leave')} type="email" autoComplete="email" />
      <SentCode
        field={field('code', 'Verification code')}
        mail={native.watch('mail')}
        purpose="CHANGE_MAIL"
        onSent={() => setFocus('code')}
        onRefused={() => void trigger('mail', { shouldFocus: true })}
      />
    </>
  );
}
