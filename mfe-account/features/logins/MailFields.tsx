import type { ContractForm } from '@storyloom/forms/use-contract-form';
import { CodeField } from '@storyloom/ui/forms/CodeField';
import { TextField } from '@storyloom/ui/forms/TextField';
import { useEffect, useRef } from 'react';
import { SendCode } from '../credentials/SendCode.tsx';

interface NewMail {
  mail: string;
  code: string;
}

/** A new email, and the code that was sent to it. */
export function MailFields<Values extends NewMail>({ form }: { form: ContractForm<Values> }) {
  const { field, native } = form as unknown as ContractForm<NewMail>;
  const codeInput = useRef<HTMLInputElement>(null);
  const { ref: codeRef, ...code } = field('code', 'Verification code');
  const { setFocus } = native;
  useEffect(() => setFocus('mail'), [setFocus]);
  return (
    <>
      <TextField {...field('mail', 'New email')} type="email" autoComplete="email" />
      <CodeField
        {...code}
        ref={(input) => {
          codeRef(input);
          codeInput.current = input;
        }}
        trailing={
          <SendCode
            mail={native.watch('mail')}
            purpose="CHANGE_MAIL"
            onSent={() => codeInput.current?.focus()}
          />
        }
      />
    </>
  );
}
